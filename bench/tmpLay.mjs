import { readFileSync } from 'node:fs';

const [name, path = '/updates'] = process.argv.slice(2);
const { register } = await import('tsx/esm/api');
register();
const { newPhone } = await import('./page-load/measureLoad.ts');
const { READER_OF_BEFORE } = await import('./browser/newReader.ts');
const { untilAtRest } = await import('./browser/untilAtRest.ts');
const { openBrowser } = await import('./browser/openBrowser.ts');
const { findBrowser } = await import('../tooling/checks/findBrowser.mjs');
const browser = await openBrowser(await findBrowser());
const c = JSON.parse(readFileSync(`/tmp/p/site-${name}.json`));
const context = await newPhone(browser, READER_OF_BEFORE);
const page = await context.newPage();
await page.goto(c.site + path.replace('SE', c.titleId), { waitUntil: 'networkidle' });
await untilAtRest(page);
const rows = await page.evaluate(() => {
  const time = (el) => {
    const ts = [];
    for (let i = 0; i < 15; i++) {
      el.style.setProperty('display', 'none', 'important');
      document.body.getBoundingClientRect();
      el.style.removeProperty('display');
      const t0 = performance.now();
      document.body.offsetHeight;
      ts.push(performance.now() - t0);
    }
    ts.sort((a, b) => a - b);
    return ts[7];
  };
  const out = [];
  const desc = (el) => `${el.tagName.toLowerCase()}.${String(el.className?.baseVal ?? el.className).slice(0, 30)}`;
  const go = (el, depth) => {
    const ms = time(el);
    const n = el.querySelectorAll('*').length;
    out.push(`${'  '.repeat(depth)}${desc(el)} ${ms.toFixed(2)}ms n=${n}`);
    if (depth < 6 && ms > 2) for (const ch of el.children) go(ch, depth + 1);
  };
  go(document.querySelector('#main'), 0);
  return out;
});
console.log(rows.join('\n'));
await browser.close();
