/** Returns a message of the shell in the reader's language, as plain text without markup. */
type Words = (id: string) => string;

const BOXES = 18;

/** Pages of the site that need no scripts. */
const PLACES = [
  ['/updates', 'shell.navigation.updates'],
  ['/featured', 'shell.navigation.featured'],
  ['/manga_list/all', 'shell.navigation.mangaList'],
  ['/search_result', 'shell.header.search'],
] as const;

/**
 * The frame in the HTML until the scripts have loaded: boxes, and the bar with the mark at the same position as in the header.
 * The server puts it into `<div data-opening="…">` with the page's chrome, and React replaces it. It needs only styles, so a page
 * whose scripts never load can still say so and say how to continue. A browser without scripts gets it if the server could not
 * render the page in time. Its next request most likely gets the rendered page. The build reads this file
 * (`tooling/webpack/readOpening.mjs`), so it may import only types.
 */
export function openingFrame(words: Words): string {
  const reload = `<a href="">${words('shell.errors.reload')}</a>`;
  const links = PLACES.map(([path, id]) => `<a href="${path}">${words(id)}</a>`);
  return [
    `<div class="opening-bar"><a class="opening-mark" href="/updates" aria-label="${words('shell.navigation.updates')}"></a></div>`,
    `<noscript><nav class="opening-bar"><p>${links.join('&emsp;')}</p></nav>`,
    `<div class="opening-bar"><p>${words('shell.errors.failedTitle')}<br>${reload}</p></div></noscript>`,
    `<div class="opening-boxes">${'<div></div>'.repeat(1 + BOXES)}</div>`,
    `<p class="opening-late">${words('shell.errors.offlineText')} ${reload}</p>`,
  ].join('');
}
