import { standInBrowser } from '../testing/standInBrowser';
import { browserTranslation } from './browserTranslation';
import { createCommentTranslator } from './commentTranslator';

const pressed = Promise.resolve();
const never = new Promise<void>(() => {});

test('browserTranslation is defined only when the browser has both APIs', () => {
  const { browser } = standInBrowser();
  expect(browserTranslation(browser)).toEqual(browser);
  expect(browserTranslation({ Translator: browser.Translator })).toBeUndefined();
  expect(browserTranslation({})).toBeUndefined();
});

test('translates a text in another language, and has no source for one in the reader’s language', async () => {
  const translator = createCommentTranslator(standInBrowser().browser, 'en', pressed);
  expect(await translator.sourceOf('Отличный финал')).toBe('ru');
  expect(await translator.sourceOf('A great ending')).toBeUndefined();
  expect(await translator.translate('Отличный финал', 'ru', () => {})).toBe('[ru to en] Отличный финал');
});

test('sourceOf is undefined for a language that the browser cannot translate', async () => {
  const translator = createCommentTranslator(standInBrowser({ unknown: ['ru'] }).browser, 'en', pressed);
  expect(await translator.sourceOf('Отличный финал')).toBeUndefined();
  expect(await translator.sourceOf('¿Y el gato?')).toBe('es');
});

test('creates one detector for all comments, and one translator per language', async () => {
  const { browser, calls } = standInBrowser();
  const translator = createCommentTranslator(browser, 'en', pressed);
  await Promise.all(['Раз', 'Два', '¿Tres?'].map((text) => translator.sourceOf(text)));
  await Promise.all([
    translator.translate('Раз', 'ru', () => {}),
    translator.translate('Два', 'ru', () => {}),
    translator.translate('¿Tres?', 'es', () => {}),
  ]);
  expect(calls).toEqual({ detectorsMade: 1, translatorsMade: 2 });
});

test('a detector that must be downloaded waits for a click of the reader', async () => {
  const waiting = standInBrowser({ detector: 'downloadable' });
  void createCommentTranslator(waiting.browser, 'en', never).sourceOf('Раз');
  await Promise.resolve();
  expect(waiting.calls.detectorsMade).toBe(0);
  expect(await createCommentTranslator(waiting.browser, 'en', pressed).sourceOf('Раз')).toBe('ru');
});

test('sourceOf is undefined when there is no detector', async () => {
  expect(
    await createCommentTranslator(standInBrowser({ detector: 'unavailable' }).browser, 'en', pressed).sourceOf('Раз'),
  ).toBeUndefined();
});

test('reports the download progress of a model', async () => {
  const heard: number[] = [];
  await createCommentTranslator(standInBrowser({ model: Promise.resolve() }).browser, 'en', pressed).translate(
    'Раз',
    'ru',
    (share) => heard.push(share),
  );
  expect(heard).toEqual([0, 0.42]);
});

test('requests a model again after its download failed', async () => {
  const { browser, calls } = standInBrowser({ model: 'fails' });
  const translator = createCommentTranslator(browser, 'en', pressed);
  await expect(translator.translate('Раз', 'ru', () => {})).rejects.toThrow('no room');
  await expect(translator.translate('Раз', 'ru', () => {})).rejects.toThrow('no room');
  expect(calls.translatorsMade).toBe(2);
});
