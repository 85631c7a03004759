import { createHash } from 'node:crypto';

const COMPOSITION = /(<script type="application\/json" id="komawari-composition">)([^<]*)(<\/script>)/;

/** By which the shell takes over what the server has rendered. */
const RENDERED = /<script type="application\/json" id="komawari-rendered">[^<]*<\/script>/;

/**
 * A page of a site, with one remote taken from source: its release in the composition is replaced, or added where the site does
 * not have that remote yet. Everything else is as the site says, but that the browser draws the page anew: the server has
 * rendered the release, and not what is in the source.
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

/** What the page has to know of a remote that is built while it is worked on. Its files have no hash: they change with each save. */
export function releaseFromSource({ name, contract, routes, ...place }) {
  const pages = Object.fromEntries(routes.map(({ page }) => [page, { js: [], css: [] }]));
  return { ...sourceFiles(place), name, contract, entry: 'remoteEntry.js', routes, pages };
}

/** The same of the shell. */
export function shellFromSource({ contract, routes, opening, ...place }) {
  return { ...sourceFiles(place), name: 'shell', contract, js: ['shell.js'], css: ['shell.css'], routes, opening };
}

/** The development server's names of chunks, which never change. */
function sourceFiles({ baseUrl, locales }) {
  const messages = Object.fromEntries(locales.map((locale) => [locale, `messages-${locale}-json.js`]));
  return { version: 'source', baseUrl, messages, integrity: {}, isFromSource: true };
}

/** A site of the shell and these remotes. Its id is that of what it says: the server keeps pages by it. */
export function compositionFromSource(shell, remotes) {
  const id = createHash('sha256')
    .update(JSON.stringify([shell, remotes]))
    .digest('base64url')
    .slice(0, 16);
  return { id, shell, remotes };
}

/** The composition that a page of a site was made of; nothing where it is no page of a site. */
export function compositionIn(html) {
  const text = COMPOSITION.exec(html)?.[2];
  return text && JSON.parse(text).composition;
}
