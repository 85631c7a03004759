import { createHash } from 'node:crypto';

const COMPOSITION = /(<script type="application\/json" id="komawari-composition">)([^<]*)(<\/script>)/;

/** The data from which the shell hydrates what the server rendered. */
const RENDERED = /<script type="application\/json" id="komawari-rendered">[^<]*<\/script>/;

/**
 * Returns a page of a site with one remote taken from source: replaces its release in the composition, or adds it if the site
 * does not have that remote yet. Everything else stays, except that the browser renders the page from scratch: the server has
 * rendered the release, and not the source.
 */
export function pageFromSource(html, release) {
  return html.replace(RENDERED, '').replace(COMPOSITION, (_, begin, text, end) => {
    const page = JSON.parse(text);
    const others = page.composition.remotes.filter(({ name }) => name !== release.name);
    const known = page.composition.remotes.find(({ name }) => name === release.name);
    const composition = { ...page.composition, remotes: [...others, { ...known, ...release }] };
    return `${begin}${JSON.stringify({ ...page, composition }).replaceAll('<', '\\u003c')}${end}`;
  });
}

/**
 * What the page must know of a remote that is built during development. Its files have no hash, because they change with each
 * save.
 */
export function releaseFromSource({ name, contract, routes, ...place }) {
  const pages = Object.fromEntries(routes.map(({ page }) => [page, { js: [], css: [] }]));
  return { ...sourceFiles(place), name, contract, entry: 'remoteEntry.js', routes, pages };
}

/** The same for the shell. */
export function shellFromSource({ contract, routes, opening, ...place }) {
  return { ...sourceFiles(place), name: 'shell', contract, js: ['shell.js'], css: ['shell.css'], routes, opening };
}

/** The development server's chunk names never change. */
function sourceFiles({ baseUrl, locales }) {
  const messages = Object.fromEntries(locales.map((locale) => [locale, `messages-${locale}-json.js`]));
  return { version: 'source', baseUrl, messages, integrity: {}, isFromSource: true };
}

/** A composition of the shell and these remotes. Its ID is a hash of its content, because the server caches pages by it. */
export function compositionFromSource(shell, remotes) {
  const id = createHash('sha256')
    .update(JSON.stringify([shell, remotes]))
    .digest('base64url')
    .slice(0, 16);
  return { id, shell, remotes };
}

/** The composition of a page of a site; undefined if it is not such a page. */
export function compositionIn(html) {
  const text = COMPOSITION.exec(html)?.[2];
  return text && JSON.parse(text).composition;
}
