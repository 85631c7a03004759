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
const C = '*{container-type:normal!important}';
const variants = {
  none: '',
  C,
  cover: '[class*=-cover]{container-type:normal!important}',
  box: '[class*=-box]{container-type:normal!important}',
  rows: '[class*=-rows],[class*=chapters]{container-type:normal!important}',
};
const out = await page.evaluate(
  async ([variants, sel]) => {
    const el = document.querySelector(sel);
    if (!el) return { missing: [0] };
    const res = {};
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [sheet];
    for (let round = 0; round < 6; round++)
      for (const [k, css] of Object.entries(variants)) {
        sheet.replaceSync(css);
        document.body.offsetHeight;
        const ts = (res[k] ??= []);
        for (let i = 0; i < 12; i++) {
          el.style.setProperty('display', 'none', 'important');
          document.body.offsetHeight;
          await new Promise((r) => setTimeout(r, 0));
          el.style.removeProperty('display');
          const t0 = performance.now();
          getComputedStyle(el).color;
          const t1 = performance.now();
          document.body.offsetHeight;
          ts.push(performance.now() - t0);
        }
      }
    return res;
  },
  [variants, process.argv[4] ?? '#main'],
);
for (const [k, ts] of Object.entries(out)) {
  ts.sort((a, b) => a - b);
  console.log(k.padEnd(12), ts[ts.length >> 1].toFixed(2), 'min', ts[0].toFixed(2), 'q1', ts[ts.length >> 2].toFixed(2));
}
await browser.close();
