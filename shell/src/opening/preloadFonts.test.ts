import { preloadFonts } from './preloadFonts';

const LETTERS =
  '<link rel="preload" as="font" media="not all" href="/a.woff2"><style data-letters media="not all">@font-face{}</style>';
const PRINT = '<link rel="stylesheet" media="print" href="/print.css">';

interface Line {
  /** Milliseconds to connect, to connect with TLS, and until the page's response began. */
  load?: { connected?: number; secured?: number; waited: number };
  connection?: { rtt?: number; saveData?: boolean };
}

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

/** The `media` attribute of each tag after the speed of the connection is known. */
function mediaOn({ load, connection }: Line): (string | null)[] {
  // jsdom has neither of these APIs.
  Object.assign(performance, { getEntriesByType: () => (load ? [entryOf(load)] : []) });
  if (connection) Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  document.head.innerHTML = LETTERS + PRINT;
  preloadFonts(document);
  return Array.from(document.head.children, (tag) => tag.getAttribute('media'));
}

function entryOf({ connected = 0, secured = 0, waited }: NonNullable<Line['load']>) {
  const begun = {
    connectStart: 20,
    secureConnectionStart: secured > 0 ? 20 + connected : 0,
    connectEnd: 20 + connected + secured,
  };
  return { ...begun, requestStart: begun.connectEnd, responseStart: begun.connectEnd + waited };
}

test.each<[string, Line, string | null]>([
  ['with a fast response preloads its fonts', { load: { waited: 149 }, connection: { rtt: 125 } }, null],
  ['without connection data preloads its fonts', {}, null],
  ['with a fast connection and a slow server preloads its fonts', { load: { connected: 20, secured: 200, waited: 900 } }, null],
  ['with a slow response does not preload its fonts', { load: { waited: 150 } }, 'not all'],
  ['with a slow connection does not preload its fonts', { load: { connected: 150, waited: 150 } }, 'not all'],
  [
    'with a long round trip known to the browser does not preload its fonts',
    { load: { waited: 20 }, connection: { rtt: 150 } },
    'not all',
  ],
  ['with data saver does not preload its fonts', { load: { waited: 20 }, connection: { rtt: 50, saveData: true } }, 'not all'],
])('a page %s', (_page, line, media) => {
  expect(mediaOn(line)).toEqual([media, media, 'print']);
});
