import { preloadLetters } from './preloadLetters';

const LETTERS =
  '<link rel="preload" as="font" media="not all" href="/a.woff2"><link rel="preload" as="font" media="not all" href="/b.woff2">';
const PRINT = '<link rel="stylesheet" media="print" href="/print.css">';

interface Line {
  /** Milliseconds until the page's answer began. */
  waited?: number;
  connection?: { rtt?: number; saveData?: boolean };
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

/** The `media` of each link, once it is known what kind of line it is. */
function mediaOn({ waited, connection }: Line): (string | null)[] {
  const load = waited === undefined ? [] : [{ requestStart: 20, responseStart: 20 + waited }];
  // jsdom knows nothing of either.
  Object.assign(performance, { getEntriesByType: () => load });
  if (connection) Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  document.head.innerHTML = LETTERS + PRINT;
  preloadLetters(document);
  return Array.from(document.querySelectorAll('link'), (link) => link.getAttribute('media'));
}

test.each<[string, Line, string | null]>([
  ['near to the site has its letters asked for', { waited: 149, connection: { rtt: 125 } }, null],
  ['in a browser that knows nothing of its line does, too', {}, null],
  ['whose answer took long has the line for itself', { waited: 150 }, 'not all'],
  ['that the browser knows to be far away does, too', { waited: 20, connection: { rtt: 150 } }, 'not all'],
  ['of a reader who saves data does, too', { waited: 20, connection: { rtt: 50, saveData: true } }, 'not all'],
])('a page %s', (_page, line, media) => {
  expect(mediaOn(line)).toEqual([media, media, 'print']);
});
