import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The pages are answered by a real server, on a machine that may be busy with the other tests.
configure({ asyncUtilTimeout: 8_000 });

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
Object.assign(HTMLDialogElement.prototype, { show: openDialog, showModal: openDialog, close: closeDialog });
