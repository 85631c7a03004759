/** What a deployed site has to know of a remote that a machine serves from source (server/src/site/previews). */
export function sourceDocument({ name, baseUrl, contract, routes }) {
  // As the container of a build without hashes is named.
  return { name, baseUrl, contract, entry: 'remoteEntry.js', routes };
}
