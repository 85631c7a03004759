import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

configure({
  // The pages are answered by a real server, on a machine that may be busy with the other tests.
  asyncUtilTimeout: 8_000,
  // While something is waited for, each look that does not find it would print the whole document, for an error that nobody
  // reads. The one at the end of the wait is read, and prints it then.
  getElementError: (message, container) => {
    if (message === null || !isWaiting()) return getElementError(message, container);
    const get = () => getElementError(message, container).message;
    const error = Object.defineProperty(new Error(message), 'message', { configurable: true, get });
    return Object.assign(error, { name: 'TestingLibraryElementError' });
  },
});

/** Whether this is one of many looks (`waitFor`, `findBy…`), by what the library itself goes by. */
function isWaiting(): boolean {
  // Its types leave this out. Should it go, every look prints the document again.
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

// React notes where each element was made. Jest asks for a hundred lines of that, Node for ten.
Error.stackTraceLimit = 10;

/** jsdom lays nothing out, so what asks about layout gets the answer of an empty screen. */
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

// What the server answers comes when it comes, and each test waits for what it expects. React takes an update that no `act`
// has waited for as a mistake of the test, unless it is told that this is a whole page.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

Object.assign(globalThis, {
  IntersectionObserver: NothingObserved,
  ResizeObserver: NothingObserved,
  matchMedia,
  scrollTo: () => {},
});
Object.assign(Element.prototype, { scrollTo: () => {}, scrollBy: () => {}, scrollIntoView: () => {}, animate: () => ({}) });
// Nor does it decode pictures.
Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
Object.assign(HTMLDialogElement.prototype, { show: openDialog, showModal: openDialog, close: closeDialog });
