import { standInBrowser } from '../testing/standInBrowser';
import { browserTranslation } from './browserTranslation';
import { createCommentTranslator } from './commentTranslator';

const pressed = Promise.resolve();
const never = new Promise<void>(() => {});

test('a browser offers translation when it has both APIs', () => {
  const { browser } = standInBrowser();
  expect(browserTranslation(browser)).toEqual(browser);
  expect(browserTranslation({ Translator: browser.Translator })).toBeUndefined();
  expect(browserTranslation({})).toBeUndefined();
});

test('a text in another language can be translated, one in the reader’s own needs it not', async () => {
  const translator = createCommentTranslator(standInBrowser().browser, 'en', pressed);
  expect(await translator.sourceOf('Отличный финал')).toBe('ru');
  expect(await translator.sourceOf('A great ending')).toBeUndefined();
  expect(await translator.translate('Отличный финал', 'ru', () => {})).toBe('[ru to en] Отличный финал');
});

test('what the browser cannot translate from is not offered', async () => {
  const translator = createCommentTranslator(standInBrowser({ unknown: ['ru'] }).browser, 'en', pressed);
  expect(await translator.sourceOf('Отличный финал')).toBeUndefined();
  expect(await translator.sourceOf('¿Y el gato?')).toBe('es');
});

test('one detector serves all comments, and one translator each language', async () => {
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

test('a detector that has to be loaded waits for a press of the reader', async () => {
  const waiting = standInBrowser({ detector: 'downloadable' });
  void createCommentTranslator(waiting.browser, 'en', never).sourceOf('Раз');
  await Promise.resolve();
  expect(waiting.calls.detectorsMade).toBe(0);
  expect(await createCommentTranslator(waiting.browser, 'en', pressed).sourceOf('Раз')).toBe('ru');
});

test('without a detector nothing is offered, and nothing fails', async () => {
  expect(
    await createCommentTranslator(standInBrowser({ detector: 'unavailable' }).browser, 'en', pressed).sourceOf('Раз'),
  ).toBeUndefined();
});

test('how much of a model has come is told', async () => {
  const heard: number[] = [];
  await createCommentTranslator(standInBrowser({ model: Promise.resolve() }).browser, 'en', pressed).translate(
    'Раз',
    'ru',
    (share) => heard.push(share),
  );
  expect(heard).toEqual([0, 0.42]);
});

test('a model that did not come is asked for again the next time', async () => {
  const { browser, calls } = standInBrowser({ model: 'fails' });
  const translator = createCommentTranslator(browser, 'en', pressed);
  await expect(translator.translate('Раз', 'ru', () => {})).rejects.toThrow('no room');
  await expect(translator.translate('Раз', 'ru', () => {})).rejects.toThrow('no room');
  expect(calls.translatorsMade).toBe(2);
});
