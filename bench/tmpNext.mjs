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
function watch([path, title]) {
  let pressed = NaN;
  for (const kind of ['keydown', 'popstate'])
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
      if (location.pathname !== path || !document.title.includes(title)) return;
      o.disconnect();
      requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now() - pressed), { priority: 'user-blocking' }));
    }
  });
}
const all = {};
const pages = {};
for (const name of names) {
  const c = JSON.parse(readFileSync(`/tmp/p/site-${name}.json`));
  const context = await newPhone(browser, READER_OF_BEFORE);
  const page = await context.newPage();
  const press = async (href) => {
    const l = page.locator(`main a[href="${href}"]`).first();
    await l.scrollIntoViewIfNeeded();
    const b = await l.boundingBox();
    await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2);
  };
  await page.goto(c.site + '/updates', { waitUntil: 'networkidle' });
  await untilAtRest(page);
  await press(`/titles/${c.titleId}`);
  await page.waitForTimeout(1500);
  await press(`/viewer/${c.chapterIds[0]}`);
  await page.waitForTimeout(1500);
  pages[name] = { page, c, cdp: await context.newCDPSession(page) };
  await page.keyboard.press('End');
  await page.waitForTimeout(2500);
}
for (let i = 0; i < +n; i++)
  for (const name of i % 2 ? [...names].reverse() : names) {
    const { page, c, cdp } = pages[name];
    await page.bringToFront();
    await page.keyboard.press('End');
    await page.waitForTimeout(1500);
    await applyProfile(cdp, PHONE);
    await page.waitForTimeout(1000);
    await page.evaluate(watch, [`/viewer/${c.chapterIds[1]}`, '#2 ']);
    await page.keyboard.press('.');
    const next = await page.evaluate(() => window.arr);
    await page.waitForTimeout(2500);
    await page.evaluate(watch, [`/viewer/${c.chapterIds[0]}`, '#1 ']);
    await page.evaluate(() => history.back());
    const back = await page.evaluate(() => window.arr);
    await page.waitForTimeout(1500);
    await applyProfile(cdp, { ...PHONE, cpuSlowdown: 1 });
    (all[name] ??= []).push({ next, back });
  }
for (const name of names)
  for (const k of ['next', 'back']) {
    const s = all[name].map((w) => Math.round(w[k])).sort((a, b) => a - b);
    console.log(name, k, 'median', s[s.length >> 1], s.join(' '));
  }
await browser.close();
