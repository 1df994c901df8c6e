/** How much room there is. */

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

/** Too little for columns beside the board. Style sheets know it as the class `phone` of the table. */
export const phone = watch("(max-width: 760px), (max-height: 500px), (max-aspect-ratio: 9/10)");
export const upright = watch("(orientation: portrait)");
