import { makeBrowserStore } from './browserStore';
import { contentLanguageToggled, selectContentLanguages, selectServiceLanguage, serviceLanguageChosen } from './language/languageSlice';
import { gdprAccepted, selectIsGdprAccepted, selectTheme, themeChosen } from './preferences/preferencesSlice';

const config = { apiBase: '/api', questionnaireBase: '/api' };

afterEach(() => localStorage.clear());

const inAnotherTab = (key: string, value: unknown) =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(value) }));

test('what a reader chooses is there at the next visit', () => {
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

test('a visit without a choice stores nothing', () => {
  makeBrowserStore({ config });
  expect(localStorage).toHaveLength(0);
});

test('going back to the theme of the device leaves nothing behind', () => {
  const visit = makeBrowserStore({ config });
  visit.dispatch(themeChosen('dark'));
  visit.dispatch(themeChosen('system'));
  expect(localStorage.getItem('theme')).toBeNull();
});

test('a language that the address names wins over the stored one', () => {
  localStorage.setItem('service', '"fr"');
  expect(selectServiceLanguage(makeBrowserStore({ config, locale: 'th' }).getState())).toBe('th');
});

test('another tab that changes the language changes it here', () => {
  const visit = makeBrowserStore({ config });
  inAnotherTab('service', 'ru');
  inAnotherTab('contentsV2', ['ru', 'en', 'klingon']);
  expect(selectServiceLanguage(visit.getState())).toBe('ru');
  expect(selectContentLanguages(visit.getState())).toEqual(['ru', 'en']);
});

test('what another tab writes is not believed blindly', () => {
  const visit = makeBrowserStore({ config });
  const before = visit.getState().language;
  inAnotherTab('service', 'klingon');
  inAnotherTab('contentsV2', 'klingon');
  expect(visit.getState().language).toEqual(before);
});
