/**
 * Every route in every language on a small phone, and in a pseudo-language: no text of ours is cut off, overlaps other text, or
 * is missing from the catalogs.
 */
import { LANGUAGES, LOCALES, SITE_NAME } from '@komawari/shared-domain';
import { labelsNotInNames } from './labelsInNames';
import { layoutFaults } from './layoutFaults';
import { aboutPublisher, collectContent, enablePseudoLocale, untranslatedTexts } from './pseudoLocale';
import { expect, test } from './reader';
import { addressOf, arriveAt, goOnTo, ROUTE_TABLE, screensOf } from './routeTable';

test.use({ viewport: { width: 360, height: 740 } });

/** Routes that the router opens without loading the page again. A webview is a separate document. */
const SCREENS = screensOf(ROUTE_TABLE).filter(({ path }) => !path.startsWith('/webview'));

for (const locale of LOCALES) {
  test(`every route fits a phone of 360 px in ${locale}`, async ({ page, reader, shelf }) => {
    await reader.open('/help', locale);
    const faults: string[] = [];
    for (const row of SCREENS) {
      await goOnTo(page, reader, addressOf(row.path, shelf), row);
      await arriveAt(page, { ...row, heading: undefined });
      const found = [...(await layoutFaults(page)), ...(await labelsNotInNames(page))];
      faults.push(...found.map((fault) => `${row.path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

for (const width of [320, 344, 360, 390]) {
  test(`the last word of a page heading does not break on a phone of ${width} px`, async ({ page, reader }) => {
    await page.setViewportSize({ width, height: 740 });
    await reader.open('/legal/privacy', 'ru');
    const heading = page.getByRole('heading', { level: 1, name: 'Политика конфиденциальности' });
    // Waits for the final font: until the fonts are chosen, the heading has a font of the device for a moment.
    await expect.poll(() => heading.evaluate(linesOfLastWord)).toBe(1);
  });
}

test('layoutFaults and labelsNotInNames report each kind of layout and label error', async ({ page }) => {
  await page.setContent(`
    <p style="width: 4rem; overflow: hidden; white-space: nowrap">Cut off at the side</p>
    <p style="height: 1rem; overflow: hidden; width: 4rem">Cut off at the foot</p>
    <p style="position: relative">Below</p><p style="position: relative; top: -2rem">Above</p>
    <p style="width: 1.2rem; overflow-wrap: anywhere">Letters</p>
    <p style="width: 4rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Meant to be cut</p>
    <p style="white-space: nowrap; width: 1px">Much wider than the whole of this screen and a little more than that</p>
    <a href="#x" aria-label="Go on">Read</a>`);
  const found = (await layoutFaults(page)).join('\n');
  for (const told of [
    'cut off: "Cut off at the side"',
    'cut off: "Cut off at the foot"',
    'letter below letter: "Letters"',
    'px wide',
  ]) {
    expect(found).toContain(told);
  }
  expect(found).toMatch(/on each other: "(Above|Below)" and "(Above|Below)"/);
  expect(found).not.toContain('Meant');
  expect((await layoutFaults(page, { tellsEllipses: true })).join()).toContain('Meant to be cut');
  expect(await labelsNotInNames(page)).toEqual(['"Read" is called "Go on"']);
});

test.describe('in a pseudo-locale', () => {
  // The server does not support this language, so the browser cannot hydrate what it rendered.
  test.use({ mayPrint: /What the server rendered was drawn anew/ });

  test('every text is in the message catalogs and fits at one and a half times its length', async ({ page, reader, shelf }) => {
    const content = collectContent(page);
    await enablePseudoLocale(page);
    await reader.open('/about_us');
    const faults: string[] = [];
    // Names that are the same in every language.
    const known = [
      await aboutPublisher(page),
      SITE_NAME,
      'Facebook WhatsApp Telegram LINE',
      ...LANGUAGES.map(({ nativeName }) => nativeName),
    ];
    for (const row of SCREENS) {
      await reader.goOn(addressOf(row.path, shelf));
      await arriveAt(page, { ...row, heading: undefined });
      const words = await untranslatedTexts(page, [...(await content()), ...known]);
      faults.push(...words.map((word) => `${row.path}: not in the catalogs: "${word}"`));
      // Content may end with an ellipsis, but messages of ours never do.
      const found = (await layoutFaults(page, { tellsEllipses: true })).filter((fault) => !/^cut off: "[^⟦⟧]*"/.test(fault));
      faults.push(...found.map((fault) => `${row.path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

/** The number of lines that the last word of an element takes. */
function linesOfLastWord(element: Element): number {
  const text = element.firstChild as Text;
  const word = document.createRange();
  word.setStart(text, text.data.lastIndexOf(' ') + 1);
  word.setEnd(text, text.length);
  return word.getClientRects().length;
}
