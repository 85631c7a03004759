/** Where the page has nothing to show without a part: the frame that it stands in says that it did not come, and asks for it again. */
export function PageNotLoaded({ error }: { error: unknown }): never {
  throw error;
}
