import type { SiteComposition } from '@komawari/shared-state/contract';
import type { Rendered } from '../page/rendered';
import { createFirstScreens, type ScreenRequest } from './firstScreens';
import type { SiteRenderer } from './siteRenderer';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

/** Pages of one address, whose renderings end when the test says so. */
function setup({ deadlineMs = 60_000 } = {}) {
  let now = NOON;
  let readers = 0;
  let version = 1;
  let mayRender = true;
  const renderings: { end: () => void; fail: () => void }[] = [];
  const renderer: SiteRenderer = {
    canRender: () => true,
    mayRender: () => mayRender,
    render: () =>
      new Promise((resolve, reject) => {
        const number = renderings.length + 1;
        renderings.push({
          end: () => resolve({ html: `rendering ${number}`, styleHashes: [] }),
          fail: () => reject(new Error('broken')),
        });
      }),
    counts: () => ({}),
    lastFailures: () => ({}),
    end: async () => {},
  };
  const screens = createFirstScreens({ renderer, stamp: async () => `${version}:${now}`, deadlineMs });
  const get = async () => {
    const screen = await screens.get('page', {
      composition: {} as SiteComposition,
      config: {},
      page: { now, timeZone: 'UTC' },
      calls: [{ address: '/counts', need: { path: '/counts' } }],
      ask: async () => Uint8Array.of(readers),
      write: async ({ html }: Rendered) => ({ html, sheetHashes: [] }),
    } as unknown as ScreenRequest);
    return screen && new TextDecoder().decode(screen.body.bytes);
  };
  return {
    get,
    renderings,
    wait: (milliseconds: number) => (now += milliseconds),
    write: () => (version += 1),
    read: () => (readers += 1),
    leaveToBrowsers: () => (mayRender = false),
  };
}

type Site = ReturnType<typeof setup>;

/** Waits until something has happened, however long it takes. */
async function until(hasHappened: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await hasHappened())) await new Promise((resolve) => setImmediate(resolve));
}

async function renderFirst({ get, renderings }: Site) {
  const first = get();
  await until(() => renderings.length === 1);
  renderings[0]!.end();
  expect(await first).toBe('rendering 1');
}

test('a page is sent while it is rendered again, also after further writes', async () => {
  const site = setup();
  await renderFirst(site);
  site.wait(20 * MINUTE);
  expect(await site.get()).toBe('rendering 1');
  site.write();
  expect(await site.get()).toBe('rendering 1');
  expect(site.renderings).toHaveLength(2);
  site.renderings[1]!.end();
  await until(async () => {
    site.write();
    return (await site.get()) === 'rendering 2';
  });
  expect(site.renderings).toHaveLength(2);
});

test('a page whose renewal fails is sent and renewed again later', async () => {
  const site = setup();
  await renderFirst(site);
  site.wait(20 * MINUTE);
  await site.get();
  site.renderings[1]!.fail();
  await until(async () => {
    site.write();
    expect(await site.get()).toBe('rendering 1');
    return site.renderings.length === 3;
  });
});

test('a page that is rendered already is sent while its release is left to browsers', async () => {
  const site = setup();
  await renderFirst(site);
  site.leaveToBrowsers();
  site.wait(MINUTE);
  expect(await site.get()).toBe('rendering 1');
  site.wait(20 * MINUTE);
  expect(await site.get()).toBe('rendering 1');
  site.wait(60 * MINUTE);
  expect(await site.get()).toBeUndefined();
  expect(site.renderings).toHaveLength(1);
});

describe('if the next page is late', () => {
  /** A page is cached, and with the next minute its answers change. No reader waits for a rendering. */
  async function setupLate() {
    const site = setup({ deadlineMs: 0 });
    expect(await site.get()).toBeUndefined();
    site.renderings[0]!.end();
    await until(async () => (await site.get()) === 'rendering 1');
    site.read();
    site.wait(MINUTE);
    return site;
  }

  test('the previous page is sent until the next one is rendered', async () => {
    const site = await setupLate();
    expect([await site.get(), await site.get()]).toEqual(['rendering 1', 'rendering 1']);
    site.renderings[1]!.end();
    await until(async () => (await site.get()) === 'rendering 2');
    expect(site.renderings).toHaveLength(2);
  });

  test('the previous page is also sent if the next one fails', async () => {
    const site = await setupLate();
    await site.get();
    site.renderings[1]!.fail();
    expect(await site.get()).toBe('rendering 1');
    site.wait(MINUTE);
    expect(await site.get()).toBe('rendering 1');
    await until(() => site.renderings.length === 3);
  });

  test('the browser renders a page if something was written since the previous one', async () => {
    const site = await setupLate();
    site.write();
    expect(await site.get()).toBeUndefined();
  });

  test('the browser renders a page if the previous one is too old', async () => {
    const site = await setupLate();
    site.wait(12 * 60 * MINUTE);
    expect(await site.get()).toBeUndefined();
  });
});
