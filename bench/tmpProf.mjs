import { readFileSync, writeFileSync } from 'node:fs';

const [name, which = 'backHome'] = process.argv.slice(2);
const { register } = await import('tsx/esm/api');
register();
const { PHONE, applyProfile } = await import('./page-load/profiles.ts');
const { newPhone } = await import('./page-load/measureLoad.ts');
const { READER_OF_BEFORE } = await import('./browser/newReader.ts');
const { untilAtRest } = await import('./browser/untilAtRest.ts');
const { openBrowser } = await import('./browser/openBrowser.ts');
const { findBrowser } = await import('../tooling/checks/findBrowser.mjs');
const browser = await openBrowser(await findBrowser());
const c = JSON.parse(readFileSync(`/tmp/p/site-${name}.json`));
const context = await newPhone(browser, READER_OF_BEFORE);
const page = await context.newPage();
const press = async (href) => {
  const l = page.locator(`main a[href="${href}"]`).first();
  await l.scrollIntoViewIfNeeded();
  const b = await l.boundingBox();
  await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2);
};
const T = `/titles/${c.titleId}`,
  V = `/viewer/${c.chapterIds[0]}`;
await page.goto(c.site + '/updates', { waitUntil: 'networkidle' });
await untilAtRest(page);
await press(T);
await page.waitForTimeout(3000);
await press(V);
await page.waitForTimeout(3000);
await page.goto(c.site + '/updates', { waitUntil: 'networkidle' });
await untilAtRest(page);
const cdp = await context.newCDPSession(page);
if (process.env.THROTTLE) await applyProfile(cdp, PHONE);
const trace = async (act) => {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 60 });
  await cdp.send('Profiler.start');
  await act();
  await page.waitForTimeout(1500);
  const { profile } = await cdp.send('Profiler.stop');
  writeFileSync('/tmp/p/prof.json', JSON.stringify(profile));
  await browser.close();
  process.exit(0);
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'blink.user_timing',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.stack',
      'toplevel',
      'v8',
    ],
  });
  await page.evaluate(() => addEventListener('popstate', () => performance.mark('K-press'), { capture: true, once: true }));
  await act();
  await page.waitForTimeout(2500);
  return JSON.parse((await browser.stopTracing()).toString());
};
const press2 = async (href) => {
  await page.evaluate(() => addEventListener('pointerdown', () => performance.mark('K-press'), { capture: true, once: true }));
  await press(href);
};
let t;
if (which === 'title') t = await trace(() => press2(T));
else if (which === 'chapter') {
  await press(T);
  await page.waitForTimeout(4000);
  t = await trace(() => press2(V));
} else {
  await press(T);
  await page.waitForTimeout(4000);
  if (which === 'backHome') t = await trace(() => page.evaluate(() => history.back()));
  else if (which === 'backViewer') {
    await press(V);
    await page.waitForTimeout(4000);
    await page.keyboard.press('End');
    await page.waitForTimeout(5000);
    await page.keyboard.press('.');
    await page.waitForTimeout(5000);
    t = await trace(() => page.evaluate(() => history.back()));
  } else if (which === 'backHome2') {
    await press(V);
    await page.waitForTimeout(4000);
    await page.evaluate(() => history.back());
    await page.waitForTimeout(4000);
    t = await trace(() => page.evaluate(() => history.back()));
  } else {
    await press(V);
    await page.waitForTimeout(4000);
    t = await trace(() => page.evaluate(() => history.back()));
  }
}
writeFileSync('/tmp/p/trace.json', JSON.stringify(t));
const mark = t.traceEvents.find((e) => e.name === 'K-press');
const evs = t.traceEvents
  .filter(
    (e) =>
      e.pid === mark.pid &&
      e.tid === mark.tid &&
      e.ph === 'X' &&
      e.ts + (e.dur ?? 0) >= mark.ts &&
      e.ts < mark.ts + 1.2e6 &&
      e.dur > 2500,
  )
  .filter(
    (e) => !/^(ThreadControllerImpl|ThreadPool|Scheduler::|SequenceManager|RunTask|LocalFrameView::|MessagePump)/.test(e.name),
  );
evs.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
for (const e of evs)
  console.log(
    ((e.ts - mark.ts) / 1000).toFixed(0).padStart(5),
    (e.dur / 1000).toFixed(0).padStart(4),
    e.name,
    JSON.stringify(
      e.args?.data?.functionName ?? e.args?.data?.type ?? e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? '',
    ).slice(0, 40),
  );
await browser.close();
