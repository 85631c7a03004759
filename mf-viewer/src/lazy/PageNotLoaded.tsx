/**
 * For a part without which the page has nothing to show. It throws, so that the frame around the page reports the error and loads
 * the part again.
 */
export function PageNotLoaded({ error }: { error: unknown }): never {
  throw error;
}
