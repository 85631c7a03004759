/** Gives a message of the shell in the reader's language: plain text without markup. */
type Words = (id: string) => string;

const BOXES = 18;

/** The places of the site that need no scripts. */
const PLACES = [
  ['/updates', 'shell.navigation.updates'],
  ['/featured', 'shell.navigation.featured'],
  ['/manga_list/all', 'shell.navigation.mangaList'],
  ['/search_result', 'shell.header.search'],
] as const;

/**
 * The frame that stands in the HTML until the scripts have come: the bar with the mark where the header will have it, and
 * boxes. The server puts it into `<div data-opening="…">` with the chrome of the page, and React takes its place.
 * It needs styles alone, so that a page whose scripts never come still says so, and how to go on. A browser without scripts has it
 * where the server was late with the page: the next request most likely finds that rendered.
 * Read by the build (`tooling/webpack/readOpening.mjs`): only types may be imported here.
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
