import { readFileSync } from 'node:fs';

const [n, ...names] = process.argv.slice(2);
const { register } = await import('tsx/esm/api');
register();
const { PHONE, applyProfile } = await import('./page-load/profiles.ts');
const { newPhone } = await import('./page-load/measureLoad.ts');
const { READER_OF_BEFORE } = await import('./browser/newReader.ts');
const { untilAtRest } = await import('./browser/untilAtRest.ts');
const { openBrowser } = await import('./browser/openBrowser.ts');
const { findBrowser } = await import('../tooling/checks/findBrowser.mjs');
const browser = await openBrowser(await findBrowser());
function watch([path, title, selector]) {
  let pressed = NaN;
  for (const kind of ['pointerdown', 'keydown', 'popstate'])
    addEventListener(
      kind,
      (e) => {
        if (Number.isNaN(pressed)) pressed = e.timeStamp;
      },
      { capture: true, once: true },
    );
  window.arr = new Promise((resolve) => {
    const o = new MutationObserver(look);
    o.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
    function look() {
      if (
        location.pathname !== path ||
        !document.title.includes(title) ||
        ![...document.querySelectorAll(selector)].some((e) => e.getClientRects().length)
      )
        return;
      o.disconnect();
      requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now() - pressed), { priority: 'user-blocking' }));
    }
  });
}
async function step(page, arrival, act) {
  await page.evaluate(watch, arrival);
  await act();
  const t = await page.evaluate(() => window.arr);
  await page.waitForTimeout(3500);
  return t;
}
async function walk(c) {
  const context = await newPhone(browser, READER_OF_BEFORE);
  try {
    const page = await context.newPage();
    const press = async (href) => {
      const l = page.locator(`main a[href="${href}"]`).first();
      await l.scrollIntoViewIfNeeded();
      const b = await l.boundingBox();
      await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2);
    };
    const T = `/titles/${c.titleId}`,
      V = `/viewer/${c.chapterIds[0]}`;
    const toTitle = [T, 'Made', `main a[href="${V}"]`],
      toV = [V, '#1', '[data-page] img'];
    const once = async () => {
      const r = {};
      const home = await page.title();
      r.title = await step(page, toTitle, () => press(T));
      r.backHome = await step(page, ['/updates', home, `main a[href="${T}"]`], () => page.evaluate(() => history.back()));
      r.title2 = await step(page, toTitle, () => press(T));
      r.viewer = await step(page, toV, () => press(V));
      r.backTitle = await step(page, toTitle, () => page.evaluate(() => history.back()));
      r.backHome2 = await step(page, ['/updates', home, `main a[href="${T}"]`], () => page.evaluate(() => history.back()));
      return r;
    };
    await page.goto(c.site + '/updates', { waitUntil: 'networkidle' });
    await untilAtRest(page);
    await once();
    await page.goto(c.site + '/updates', { waitUntil: 'networkidle' });
    await untilAtRest(page);
    await applyProfile(await context.newCDPSession(page), PHONE);
    return await once();
  } finally {
    await context.close();
  }
}
const all = {};
for (let i = 0; i < +n; i++)
  for (const name of names) {
    const c = JSON.parse(readFileSync(`/tmp/p/site-${name}.json`));
    try {
      const w = await walk(c);
      (all[name] ??= []).push(w);
      console.log(
        name,
        Object.entries(w)
          .map(([k, v]) => `${k} ${Math.round(v)}`)
          .join(' | '),
      );
    } catch (e) {
      console.log(name, 'failed', e.message.slice(0, 300));
    }
  }
for (const name of names) {
  const m = {};
  for (const k of Object.keys(all[name][0])) {
    const s = all[name].map((w) => w[k]).sort((a, b) => a - b);
    m[k] = Math.round(s[s.length >> 1]);
  }
  console.log('median', name, JSON.stringify(m));
}
await browser.close();
