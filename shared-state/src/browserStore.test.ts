import { CHOICE_COOKIES } from '@komawari/shared-domain';
import { makeBrowserStore } from './browserStore';
import { renderedState } from './first-screen/renderedState';
import {
  contentLanguageToggled,
  selectContentLanguages,
  selectServiceLanguage,
  serviceLanguageChosen,
} from './language/languageSlice';
import { gdprAccepted, historyPauseChosen, selectIsGdprAccepted, selectTheme, themeChosen } from './preferences/preferencesSlice';
import { positionReached } from './reading-history/positionReached';
import { selectReadChapters } from './reading-history/readChaptersSlice';
import { selectProgress } from './reading-history/readingProgressSlice';
import { leaveChoice } from './storage/leaveChoice';
import { makeStore } from './store';

const config = { apiBase: '/api', questionnaireBase: '/api' };

afterEach(() => {
  localStorage.clear();
  for (const name of Object.values(CHOICE_COOKIES)) leaveChoice(document, name, undefined);
});

const inAnotherTab = (key: string, value: unknown) =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(value) }));

test('choices of the reader are kept for the next visit', () => {
  const visit = makeBrowserStore({ config });
  visit.dispatch(serviceLanguageChosen('fr'));
  visit.dispatch(contentLanguageToggled('es'));
  visit.dispatch(themeChosen('dark'));
  visit.dispatch(gdprAccepted());
  const next = makeBrowserStore({ config }).getState();
  expect(selectServiceLanguage(next)).toBe('fr');
  expect(selectContentLanguages(next)).toEqual(['fr', 'es']);
  expect(selectTheme(next)).toBe('dark');
  expect(selectIsGdprAccepted(next)).toBe(true);
});

test('the store starts with the rendered state where it is the same for the reader', () => {
  localStorage.setItem('contentsV2', '["fr","es"]');
  const rendered = makeStore(
    renderedState(config, { locale: 'fr', contents: ['fr', 'es'], theme: 'dark', timeZone: 'Asia/Bangkok' }),
  ).getState();
  const state = makeBrowserStore({ config, rendered }).getState();
  // The same object, so that React does not render again after hydration.
  expect(selectContentLanguages(state)).toBe(selectContentLanguages(rendered));
  expect(state.readingProgress).toBe(rendered.readingProgress);
  expect(selectServiceLanguage(state)).toBe('fr');
  expect(selectTheme(state)).toBe('system');
});

test('without stored languages, a page that the server did not render has those of the cookies, which the server uses', () => {
  leaveChoice(document, CHOICE_COOKIES.locale, 'th');
  leaveChoice(document, CHOICE_COOKIES.contents, 'th.es');
  expect(makeBrowserStore({ config }).getState().language).toMatchObject({ service: 'th', contents: ['th', 'es'] });
  localStorage.setItem('contentsV2', '["fr"]');
  leaveChoice(document, CHOICE_COOKIES.locale, 'xx');
  expect(makeBrowserStore({ config }).getState().language).toMatchObject({ service: 'en', contents: ['fr'] });
});

test('a visit without a choice stores nothing', () => {
  makeBrowserStore({ config });
  expect(localStorage).toHaveLength(0);
});

test('choosing the theme of the device removes the stored theme', () => {
  const visit = makeBrowserStore({ config });
  visit.dispatch(themeChosen('dark'));
  visit.dispatch(themeChosen('system'));
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a language in the URL takes precedence over the stored one', () => {
  localStorage.setItem('service', '"fr"');
  expect(selectServiceLanguage(makeBrowserStore({ config, locale: 'th' }).getState())).toBe('th');
});

test('a language that is changed in another tab changes in this one', () => {
  const visit = makeBrowserStore({ config });
  inAnotherTab('service', 'ru');
  inAnotherTab('contentsV2', ['ru', 'en', 'klingon']);
  expect(selectServiceLanguage(visit.getState())).toBe('ru');
  expect(selectContentLanguages(visit.getState())).toEqual(['ru', 'en']);
});

test('a theme and an accepted notice of another tab are adopted', () => {
  const visit = makeBrowserStore({ config });
  inAnotherTab('theme', 'dark');
  inAnotherTab('gdpr', true);
  expect(selectTheme(visit.getState())).toBe('dark');
  expect(selectIsGdprAccepted(visit.getState())).toBe(true);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null }));
  expect(selectTheme(visit.getState())).toBe('system');
});

test('a value from another tab is not written back to the storage', () => {
  makeBrowserStore({ config });
  localStorage.setItem('theme', '"light"');
  inAnotherTab('theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('"light"');
});

test('invalid values from another tab are ignored', () => {
  const visit = makeBrowserStore({ config });
  const before = visit.getState().language;
  inAnotherTab('service', 'klingon');
  inAnotherTab('contentsV2', 'klingon');
  expect(visit.getState().language).toEqual(before);
});

describe('the reading history', () => {
  const position = {
    titleId: 1,
    titleName: 'Ink',
    portraitImageUrl: '',
    chapterId: 11,
    chapterName: '#001',
    page: 0,
    pageCount: 3,
    fraction: 0,
  };

  test('is kept for the next visit', () => {
    makeBrowserStore({ config }).dispatch(positionReached({ ...position, at: 5 }));
    const next = makeBrowserStore({ config }).getState();
    expect(selectProgress(next, 1)?.chapterId).toBe(11);
    expect(selectReadChapters(next)).toHaveLength(1);
  });

  test('is not written while it is paused, in this visit and the next', () => {
    makeBrowserStore({ config }).dispatch(historyPauseChosen(true));
    const before = { ...localStorage };
    const next = makeBrowserStore({ config });
    next.dispatch(positionReached({ ...position, at: 5 }));
    expect({ ...localStorage }).toEqual(before);
    expect(before).toEqual({ isHistoryPaused: 'true' });
  });

  test('is paused when another tab pauses it', () => {
    const visit = makeBrowserStore({ config });
    inAnotherTab('isHistoryPaused', true);
    visit.dispatch(positionReached({ ...position, at: 5 }));
    expect(selectReadChapters(visit.getState())).toEqual([]);
  });

  test('follows additions and clearing in another tab', () => {
    const visit = makeBrowserStore({ config });
    inAnotherTab('readChapters', [
      { titleId: 1, chapterId: 11, chapterName: '#001', page: 0, pageCount: 3, isFinished: true, at: 5 },
    ]);
    expect(selectReadChapters(visit.getState())).toHaveLength(1);
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'readChapters', newValue: null }));
    expect(selectReadChapters(visit.getState())).toEqual([]);
  });

  test('is read again when a page returns from the back/forward cache', () => {
    const visit = makeBrowserStore({ config });
    localStorage.setItem('readingProgress', JSON.stringify({ 1: { ...position, at: 9 } }));
    globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(selectProgress(visit.getState(), 1)?.at).toBe(9);
  });
});
