/** What a deployed site must know of a remote that another machine serves from source (server/src/site/previews). */
export function sourceDocument({ name, baseUrl, contract, routes }) {
  // The name of the container in a build without hashes.
  return { name, baseUrl, contract, entry: 'remoteEntry.js', routes };
}
