// Reads a list of chronicle strings on stdin, and writes what somebody else's parser makes of each.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { parseOathTTSSavefileString } = createRequire(new URL("../../web/package.json", import.meta.url))(
  "@seiyria/oath-parser",
);
console.log = () => {}; // it is talkative

const answers = JSON.parse(readFileSync(0, "utf8")).map((text) => {
  try {
    return parseOathTTSSavefileString(text);
  } catch (error) {
    return { error: error.message };
  }
});
process.stdout.write(JSON.stringify(answers));
