import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig, loadEnv, type Plugin } from "vite";

const { LAWBOUND_SERVER: server = "http://127.0.0.1:8800" } = loadEnv("", ".", "LAWBOUND_");

/** The server sends these instead of compressing the same files again and again. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf-8" })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const path = join(dir!, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: "../src/lawbound/server/client",
    emptyOutDir: true,
    // The server's content security policy allows files of its own only: nothing may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file of texts per language and game, however many .ftl files it is written in.
          groups: [
            {
              debugName: "words",
              name: (id) => {
                const [, room, language] = /(\w+)\/locales\/(\w+)\/web[^/]*\.ftl/.exec(id) ?? [];
                return language ? `words-${room}-${language}` : null;
              },
            },
            // What every table needs, the real one too: apart, the files would weigh more by their headers.
            { name: "table", test: /\/src\/(table\/(?!screen)|lib\/(toasts|places))/, includeDependenciesRecursively: false },
            // What nearly every page needs, in one file: each of these is so small that its headers would weigh as much.
            { name: "pages", test: /\/src\/lib\/(api|layers|router\.svelte|fetched\.svelte|Awaited\.svelte)/ },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
