const COMPOSITION = /(<script type="application\/json" id="komawari-composition">)([^<]*)(<\/script>)/;

/**
 * A page of a site, with one remote taken from source: its release in the composition is replaced, or added where the site does
 * not have that remote yet. Everything else is as the site says.
 */
export function pageFromSource(html, release) {
  return html.replace(COMPOSITION, (_, begin, text, end) => {
    const page = JSON.parse(text);
    const others = page.composition.remotes.filter(({ name }) => name !== release.name);
    const known = page.composition.remotes.find(({ name }) => name === release.name);
    const composition = { ...page.composition, remotes: [...others, { ...known, ...release }] };
    return `${begin}${JSON.stringify({ ...page, composition }).replaceAll('<', '\\u003c')}${end}`;
  });
}

/** What the page has to know of a remote that is built while it is worked on. Its files have no hash: they change with each save. */
export function releaseFromSource({ name, baseUrl, contract, routes }) {
  const pages = Object.fromEntries(routes.map(({ page }) => [page, { js: [], css: [] }]));
  return {
    name,
    version: 'source',
    baseUrl,
    contract,
    entry: 'remoteEntry.js',
    routes,
    pages,
    integrity: {},
    isFromSource: true,
  };
}
