/** What only WebKit did wrong. It runs where `webkit2gtk-driver` and `xvfb` are installed. */
import { test as base, expect } from './reader';
import { openWebKit, type WebKitBrowser, webkitPath } from './webkitBrowser';

const binary = webkitPath();

const test = base.extend<{ webkit: WebKitBrowser }>({
  webkit: async ({ site }, use) => {
    // The tests are skipped without it.
    const webkit = await openWebKit(binary!);
    await webkit.go(`${site}/help`);
    await webkit.run(() => {
      document.cookie = 'gdpr=yes; path=/';
      localStorage.setItem('gdpr', 'true');
    });
    await use(webkit);
    await webkit.close();
  },
});

test.skip(binary === undefined, 'WebKit is not installed (apt-get install webkit2gtk-driver xvfb).');

async function open(webkit: WebKitBrowser, url: string): Promise<void> {
  await webkit.go(url);
  await expect
    .poll(() => webkit.run(() => typeof history.state?.idx === 'number' && !document.querySelector('[data-status="rendered"]')))
    .toBe(true);
}

/** The height of the open dialog, in CSS pixels. */
function dialogHeight(webkit: WebKitBrowser): Promise<number> {
  return webkit.run(() => document.querySelector('dialog[open]')?.getBoundingClientRect().height ?? 0);
}

test('the menu of a phone is as high as its entries', async ({ webkit, site }) => {
  await open(webkit, `${site}/updates`);
  await webkit.run(() => document.querySelector<HTMLElement>('button[aria-label="Menu"]')?.click());
  await expect.poll(() => dialogHeight(webkit)).toBeGreaterThan(300);
});

test('a chapter shows its first page, and its panels are as high as their content', async ({ webkit, site, shelf }) => {
  await open(webkit, `${site}/viewer/${shelf.chapterId}`);
  await expect
    .poll(() => webkit.run(() => document.querySelector<HTMLImageElement>('[data-page="1"] img')?.naturalWidth ?? 0))
    .toBeGreaterThan(0);
  for (const key of ['n', 'g', 'o', '?']) {
    await webkit.press(key);
    await expect.poll(() => dialogHeight(webkit), `the panel of the key ${key}`).toBeGreaterThan(200);
    await webkit.press('\uE00C');
    await expect.poll(() => dialogHeight(webkit)).toBe(0);
  }
});

test('a returning reader’s calls are made once', async ({ webkit, site, shelf }) => {
  for (const path of ['/updates', `/titles/${shelf.titleId}`, `/viewer/${shelf.chapterId}`]) {
    await open(webkit, site + path);
    const calls = () =>
      webkit.run(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name))
          .filter(({ pathname }) => pathname.startsWith('/api/'))
          .map(({ pathname, search }) => pathname + search),
      );
    await expect.poll(async () => (await calls()).length).toBeGreaterThan(0);
    const made = await calls();
    expect(made).toEqual([...new Set(made)]);
  }
});

test('a page from the back/forward cache is where it was left', async ({ webkit, site }) => {
  await open(webkit, `${site}/updates`);
  await webkit.run(() => scrollTo(0, 900));
  await expect.poll(() => webkit.run(() => scrollY)).toBe(900);
  await webkit.go(`${site}/robots.txt`);
  await webkit.back();
  await expect.poll(() => webkit.run(() => document.querySelector('main') !== null && scrollY)).toBe(900);
});
