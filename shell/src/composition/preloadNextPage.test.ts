import { makeStore, type RemoteRoute } from '@komawari/shared-state';
import { preloadNextPage } from './preloadNextPage';
import { aComposition } from './testing/aComposition';

const ROUTES: RemoteRoute[] = [
  { path: '/updates', page: 'Updates', chrome: 'main', next: '/titles/:titleId' },
  { path: '/titles/:titleId', page: 'Title', chrome: 'main', next: '/viewer/:chapterId' },
  { path: '/history', page: 'History', chrome: 'main' },
];

/** A window in which the test decides when the browser is idle. */
function setup(pathname: string, { saveData = false } = {}) {
  const begun: string[] = [];
  const tasks: (() => void)[] = [];
  const later: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    location: { pathname },
    navigator: { connection: { saveData } },
    requestIdleCallback: (task: () => void) => tasks.push(task),
    setTimeout: (task: () => void) => later.push(task),
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  const loads = {
    beginPage: (_release: unknown, name: string) => void begun.push(name),
    beginMessages: (_release: unknown, locale: string) => void begun.push(locale),
  };
  preloadNextPage(
    { composition: aComposition({ routes: ROUTES }), loads, store: makeStore() },
    page as unknown as Window & typeof globalThis,
  );
  return {
    begun,
    page,
    lookForAWhile: () => later.splice(0).forEach((task) => task()),
    look: (sign: string) => page.dispatchEvent(new Event(sign)),
    idle: () => tasks.splice(0).forEach((task) => task()),
  };
}

test.each(['scroll', 'pointermove', 'keydown'])(
  'after a %s, an idle browser loads the next page and its messages once',
  (sign) => {
    const { begun, page, look, idle } = setup('/updates');
    idle();
    look(sign);
    expect(begun).toEqual([]);
    idle();
    expect(begun).toEqual(['Title', 'en']);
    look(sign);
    idle();
    expect(begun).toHaveLength(2);
    // No remote in the composition owns this page.
    page.location.pathname = '/titles/7';
    look(sign);
    idle();
    expect(begun).toHaveLength(2);
  },
);

test('the next page is also loaded after a while without input', () => {
  const { begun, lookForAWhile, look, idle } = setup('/updates');
  idle();
  expect(begun).toEqual([]);
  lookForAWhile();
  idle();
  expect(begun).toEqual(['Title', 'en']);
  look('scroll');
  idle();
  expect(begun).toHaveLength(2);
});

test('nothing is preloaded without a next route, on a page of no remote, or with data saver', () => {
  for (const { begun, look, lookForAWhile, idle } of [
    setup('/history'),
    setup('/nobody'),
    setup('/updates', { saveData: true }),
  ]) {
    look('scroll');
    lookForAWhile();
    idle();
    expect(begun).toEqual([]);
  }
});
