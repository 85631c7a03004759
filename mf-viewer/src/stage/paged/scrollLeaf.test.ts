import { canScrollLeaf, scrollLeaf } from './scrollLeaf';

function setup(scrollTop: number) {
  const view = document.createElement('div');
  view.innerHTML = '<div data-scroller></div>';
  const scroller = view.firstElementChild!;
  const scrolled: (ScrollToOptions | undefined)[] = [];
  Object.defineProperties(scroller, { scrollHeight: { value: 900 }, clientHeight: { value: 800 } });
  Object.assign(scroller, { scrollTop, scrollBy: (by: ScrollToOptions) => scrolled.push(by) });
  return { view, scrolled };
}

test.each([
  [0, 80, true],
  [0, -80, false],
  [99, 80, false],
  [50, -80, true],
] as const)('scrollLeaf from %d by %d returns %s', (from, by, isScrolled) => {
  const { view, scrolled } = setup(from);
  expect(canScrollLeaf(view, by)).toBe(isScrolled);
  expect(scrollLeaf(view, by)).toBe(isScrolled);
  expect(scrolled).toEqual(isScrolled ? [{ top: by }] : []);
});

test('scrollLeaf does not scroll a leaf without a scroller', () => {
  expect(scrollLeaf(document.createElement('div'), 80)).toBe(false);
  expect(scrollLeaf(null, 80)).toBe(false);
});
