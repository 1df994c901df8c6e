/** How much room there is: decides which panels stand side by side and which share tabs. */

function watch(query: string): { readonly matches: boolean } {
  const media = matchMedia(query);
  let matches = $state(media.matches);
  media.addEventListener("change", () => (matches = media.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

export const wide = watch("(min-width: 1181px)"); // room for the supply beside the map
export const tall = watch("(min-height: 880px)"); // room for the log below the boards
