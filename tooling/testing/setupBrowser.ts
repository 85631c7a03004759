import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  // A real server answers the pages, on a machine that may be busy with other tests.
  asyncUtilTimeout: 8_000,
  // While a test waits for an element, each failed attempt would print the whole document for an error that nobody reads. The
  // error at the end of the wait is read, so it prints the document.
  getElementError: (message, container) => {
    if (message === null || !isWaiting()) return getElementError(message, container);
    const get = () => getElementError(message, container).message;
    const error = Object.defineProperty(new Error(message), 'message', { configurable: true, get });
    return Object.assign(error, { name: 'TestingLibraryElementError' });
  },
});

/** Whether this is one of many attempts (`waitFor`, `findBy…`), by the library's own flag. */
function isWaiting(): boolean {
  // The library's types leave this flag out. If it disappears, every attempt prints the document again.
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

// React records where each element was created. Jest sets the stack depth to a hundred lines, Node to ten.
Error.stackTraceLimit = 10;

/** jsdom has no layout, so questions about layout get the answer of an empty screen. */
class NothingObserved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

function openDialog(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function closeDialog(this: HTMLDialogElement): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  this.dispatchEvent(new Event('close'));
}

// Server answers arrive at any time, and each test waits for what it expects. React treats an update outside `act` as a mistake
// of the test, unless this flag says that this is a whole page.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

Object.assign(globalThis, {
  IntersectionObserver: NothingObserved,
  ResizeObserver: NothingObserved,
  matchMedia,
  scrollTo: () => {},
});
Object.assign(Element.prototype, { scrollTo: () => {}, scrollBy: () => {}, scrollIntoView: () => {}, animate: () => ({}) });
// jsdom does not decode pictures either.
Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
Object.assign(HTMLDialogElement.prototype, { show: openDialog, showModal: openDialog, close: closeDialog });
