import { act, renderHook } from '@testing-library/react';
import { useShelfScroll } from './useShelfScroll';

const realObserver = globalThis.ResizeObserver;
beforeEach(() => {
  // Reports the first size, as browsers do.
  globalThis.ResizeObserver = class extends realObserver {
    constructor(private readonly tell: ResizeObserverCallback) {
      super(tell);
    }

    override observe() {
      this.tell([], this);
    }
  };
});
afterEach(() => {
  globalThis.ResizeObserver = realObserver;
});

/** A list of 2,000 px in a window of 800 px. jsdom has no layout, so the test sets the sizes. */
function setup() {
  const list = document.createElement('ul');
  Object.defineProperties(list, {
    scrollWidth: { value: 2000 },
    clientWidth: { value: 800 },
    scrollLeft: { value: 0, writable: true },
  });
  list.scrollBy = ((options: ScrollToOptions) => {
    list.scrollLeft = Math.max(0, Math.min(1200, list.scrollLeft + (options.left ?? 0)));
    list.dispatchEvent(new Event('scroll'));
  }) as typeof list.scrollBy;
  const { result } = renderHook(() => {
    const shelf = useShelfScroll();
    shelf.list.current = list;
    return shelf;
  });
  return { list, shelf: () => result.current };
}

test('a shelf scrolls by 550 px and knows its ends', () => {
  const { list, shelf } = setup();
  expect(shelf()).toMatchObject({ canGoBack: false, canGoOn: true });
  act(() => shelf().goOn());
  expect(list.scrollLeft).toBe(550);
  expect(shelf()).toMatchObject({ canGoBack: true, canGoOn: true });
  act(() => shelf().goOn());
  act(() => shelf().goOn());
  expect(shelf()).toMatchObject({ canGoBack: true, canGoOn: false });
  act(() => shelf().goBack());
  expect(list.scrollLeft).toBe(650);
});
