export const CLOCK_ADDRESS = '/-/preview-clock.js';

/**
 * Sets a page's clock to the time that it shows, before any other script reads it. Remotes also use the clock to decide who may
 * read.
 */
export const CLOCK_SCRIPT = `
const real = Date.now.bind(Date);
const ahead = Number(document.currentScript.dataset.at) * 1000 - real();
Date.now = () => real() + ahead;
`;

/** Must come before all other scripts. */
export function previewClockTag(at: number | undefined): string {
  return at === undefined ? '' : `<script src="${CLOCK_ADDRESS}" data-at="${at}"></script>`;
}
