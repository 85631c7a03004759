import type { SiteComposition } from '@komawari/shared-state/contract';
import type { Rendered } from '../page/rendered';
import { createFirstScreens, type ScreenRequest } from './firstScreens';
import type { SiteRenderer } from './siteRenderer';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

/** Pages of one address, whose renderings end when the test says so. */
function setup() {
  let now = NOON;
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
    end: async () => {},
  };
  const screens = createFirstScreens({ renderer, stamp: async () => `${version} ${now}`, deadlineMs: 60_000 });
  const get = async () => {
    const screen = await screens.get('page', {
      composition: {} as SiteComposition,
      config: {},
      page: { now, timeZone: 'UTC' },
      calls: [],
      ask: async () => undefined,
      write: async ({ html }: Rendered) => ({ html, sheetHashes: [] }),
    } as unknown as ScreenRequest);
    return screen && new TextDecoder().decode(screen.body.bytes);
  };
  return {
    get,
    renderings,
    wait: (milliseconds: number) => (now += milliseconds),
    write: () => (version += 1),
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
