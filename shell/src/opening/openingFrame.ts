/** What is said when the page is still not there: plain texts without markup. */
export interface OpeningWords {
  late: string;
  reload: string;
}

const BOXES = 18;

/**
 * The frame that stands in the HTML until the scripts have come: the bar with the mark where the header will have it, and
 * boxes. The server puts it into `<div data-opening="…">` with the chrome of the page, and React takes its place.
 * It needs styles alone, so that a page whose scripts never come still says so, and how to go on.
 * Read by the build (`tooling/webpack/readOpening.mjs`): only types may be imported here.
 */
export function openingFrame({ late, reload }: OpeningWords): string {
  return [
    '<div class="opening-bar"><span class="opening-mark"></span></div>',
    `<div class="opening-boxes">${'<div></div>'.repeat(1 + BOXES)}</div>`,
    `<p class="opening-late">${late} <a href="">${reload}</a></p>`,
  ].join('');
}
