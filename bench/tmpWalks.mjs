import { readFileSync } from 'node:fs';

const [n, ...names] = process.argv.slice(2);
const { register } = await import('tsx/esm/api');
register();
const { measureWalk } = await import('./page-load/softNavigations.ts');
const { PHONE } = await import('./page-load/profiles.ts');
const { openBrowser } = await import('./browser/openBrowser.ts');
const { findBrowser } = await import('../tooling/checks/findBrowser.mjs');
const browser = await openBrowser(await findBrowser());
const all = {};
for (let i = 0; i < +n; i++)
  for (const name of names) {
    const c = JSON.parse(readFileSync(`/tmp/p/site-${name}.json`));
    try {
      const w = await measureWalk(browser, c, PHONE);
      (all[name] ??= []).push(w);
      console.log(
        name,
        Object.entries(w)
          .map(([k, v]) => `${k} ${Math.round(v)}`)
          .join(' | '),
      );
    } catch (e) {
      console.log(name, 'failed', e.message.slice(0, 200));
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
