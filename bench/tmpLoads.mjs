import { readFileSync } from 'node:fs';

const [paths, n, ...names] = process.argv.slice(2);
const { register } = await import('tsx/esm/api');
register();
const { PHONE } = await import('./page-load/profiles.ts');
const { measureLoad } = await import('./page-load/measureLoad.ts');
const { READER_OF_BEFORE } = await import('./browser/newReader.ts');
const { openBrowser } = await import('./browser/openBrowser.ts');
const { findBrowser } = await import('../tooling/checks/findBrowser.mjs');
const browser = await openBrowser(await findBrowser());
for (const spec of paths.split(',')) {
  const [path, warm] = spec.split('@');
  const all = {};
  for (let i = 0; i < +n; i++)
    for (const name of i % 2 ? [...names].reverse() : names) {
      const c = JSON.parse(readFileSync(`/tmp/p/site-${name}.json`));
      const url = c.site + path.replace('SE', c.serialId).replace('CH', c.chapterIds[0]);
      const l = await measureLoad(browser, { url, profile: PHONE, storage: READER_OF_BEFORE, ...(warm && { isWarm: true }) });
      (all[name] ??= []).push(l);
    }
  for (const name of names) {
    const m = (k) => {
      const s = all[name]
        .map((l) => l[k])
        .filter((v) => typeof v === 'number')
        .sort((a, b) => a - b);
      return s.length ? Math.round(s[s.length >> 1] * 1000) / 1000 : '-';
    };
    if (name === names[0]) console.log(Object.keys(all[name][0]).join(' '));
    console.log(
      spec,
      name,
      Object.keys(all[name][0])
        .filter((k) => typeof all[name][0][k] === 'number')
        .map((k) => `${k} ${m(k)}`)
        .join(' | '),
    );
  }
}
await browser.close();
