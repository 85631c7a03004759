import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, ScrollRestoration } from '../router';

let moves: string[];

beforeEach(() => {
  moves = [];
  longest = Infinity;
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
  window.scrollTo = ((_x: number, y: number) => {
    moves.push(`to ${y}`);
    scrolled(Math.min(y, longest));
    // Newer browsers return a promise. An effect must not return it, because React expects a cleanup function.
    return Promise.resolve();
  }) as unknown as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    moves.push(`to #${this.id}`);
  };
  sessionStorage.clear();
  scrolled(0);
});

/** The maximum scroll position of the document. */
let longest = Infinity;
let grow = () => {};

class FakeResizeObserver {
  constructor(onResize: () => void) {
    grow = onResize;
  }
  observe() {}
  disconnect() {
    grow = () => {};
  }
}

function scrolled(y: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
}

const keyOf = ({ key, pathname }: { key: string; pathname: string }) => (key === 'default' ? pathname : key);

function Frame() {
  return (
    <>
      <Outlet />
      <h2 id="end">End</h2>
      <ScrollRestoration getKey={keyOf} />
    </>
  );
}

function visit(initialEntries: string[]) {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <p>page</p> }] }], {
    initialEntries,
  });
  return { router, ...render(<RouterProvider router={router} />) };
}

test('a new page starts at its top, and going back restores the scroll position', async () => {
  const { router } = visit(['/a']);
  expect(moves).toEqual([]);
  scrolled(300);
  await act(() => router.navigate('/b'));
  scrolled(50);
  await act(() => router.navigate(-1));
  expect(moves).toEqual(['to 0', 'to 300']);
});

test('a hash scrolls to its element, and preventScrollReset keeps the scroll position', async () => {
  const { router } = visit(['/a']);
  await act(() => router.navigate('/b#end'));
  await act(() => router.navigate('/b?page=2', { replace: true, preventScrollReset: true }));
  await act(() => router.navigate('/c#%'));
  expect(moves).toEqual(['to #end', 'to 0']);
});

test('a document that is opened again restores its scroll position', () => {
  const { unmount } = visit(['/a']);
  scrolled(700);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  unmount();
  visit(['/a']);
  expect(moves).toEqual(['to 700']);
  expect(history.scrollRestoration).toBe('manual');
});

test('a page that is restored is marked from before it scrolls until it is left', async () => {
  const { unmount } = visit(['/a']);
  scrolled(700);
  dispatchEvent(new Event('pagehide'));
  unmount();
  const { dataset } = document.documentElement;
  expect(dataset).not.toHaveProperty('restored');
  const marks: boolean[] = [];
  window.scrollTo = (() => marks.push('restored' in dataset)) as unknown as typeof window.scrollTo;
  const { router } = visit(['/a']);
  expect(marks).toEqual([true]);
  await act(() => router.navigate('/b'));
  expect(marks).toEqual([true, false]);
});

describe('a document that grows after it was rendered', () => {
  function reload() {
    const { unmount } = visit(['/a']);
    scrolled(700);
    dispatchEvent(new Event('pagehide'));
    unmount();
    longest = 200;
    scrolled(0);
    visit(['/a']);
    moves = [];
  }

  it('scrolls toward its last position as it grows, and then stops', () => {
    reload();
    longest = 400;
    grow();
    longest = 2000;
    // A browser keeps the bottom of the page in view.
    scrolled(1900);
    grow();
    expect(moves).toEqual(['to 700', 'to 700']);
    grow();
    expect(moves).toHaveLength(2);
  });

  it.each([
    ['turns the wheel', () => dispatchEvent(new Event('wheel'))],
    ['drags the scroll bar', () => scrolled(20)],
  ])('does not scroll for a reader who %s', (_what, move) => {
    reload();
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + 200);
    move();
    longest = 2000;
    grow();
    expect(moves).toEqual([]);
    jest.restoreAllMocks();
  });
});

test('a document from the back/forward cache restores scroll positions itself again', () => {
  visit(['/a']);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('a document from the back/forward cache is where the reader left it, even if the browser shows its top', () => {
  visit(['/a']);
  scrolled(700);
  dispatchEvent(new Event('pagehide'));
  scrolled(0);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(moves).toEqual(['to 700']);
});

test('a scroll position from before hydration stays, and failing storage causes no error', () => {
  scrolled(200);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  visit(['/a']);
  dispatchEvent(new Event('pagehide'));
  expect(moves).toEqual([]);
  setItem.mockRestore();
});
