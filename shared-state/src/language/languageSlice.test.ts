import type { Locale } from '@komawari/shared-domain';
import { Language } from '@komawari/shared-proto';
import { makeStore } from '../store';
import {
  contentLanguageToggled,
  languagesArrived,
  languagesStoredElsewhere,
  selectContentLanguages,
  selectNeedsLanguages,
  selectServiceLanguage,
  serviceLanguageChosen,
} from './languageSlice';

const fromServer = {
  defaultUiLanguage: Language.SPANISH,
  defaultContentLanguageOne: Language.SPANISH,
  defaultContentLanguageTwo: Language.ENGLISH,
  defaultContentLanguageThree: Language.SPANISH,
  availableLanguages: [],
};

function visit(language: { service: Locale; isServiceChosen: boolean; contents: Locale[] }) {
  const store = makeStore({ language });
  const languages = () => ({
    service: selectServiceLanguage(store.getState()),
    contents: selectContentLanguages(store.getState()),
    needs: selectNeedsLanguages(store.getState()),
  });
  return { store, languages };
}

describe('when language data arrives', () => {
  test('a first visit adopts the default service language and content languages, each once', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: false, contents: [] });
    expect(languages().needs).toBe(true);
    store.dispatch(languagesArrived(fromServer));
    expect(languages()).toEqual({ service: 'es', contents: ['es', 'en'], needs: false });
  });

  test('the choices of the reader stay', () => {
    const { store, languages } = visit({ service: 'ru', isServiceChosen: true, contents: ['ru'] });
    store.dispatch(languagesArrived(fromServer));
    expect(languages()).toEqual({ service: 'ru', contents: ['ru'], needs: false });
  });

  test('a language chosen in another tab is kept', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: false, contents: [] });
    store.dispatch(languagesStoredElsewhere({ service: 'ru' }));
    store.dispatch(languagesArrived(fromServer));
    expect(languages().service).toBe('ru');
  });

  test('a default that the site does not support does not change the service language', () => {
    const { store, languages } = visit({ service: 'fr', isServiceChosen: false, contents: ['fr'] });
    store.dispatch(languagesArrived({ ...fromServer, defaultUiLanguage: Language.GERMAN }));
    expect(languages().service).toBe('fr');
  });
});

describe('the service language is among the content languages', () => {
  test('when stored content languages do not include it', () => {
    const { languages } = visit({ service: 'en', isServiceChosen: true, contents: ['es'] });
    expect(languages()).toMatchObject({ contents: ['en', 'es'], needs: false });
  });

  test('when the server proposes others', () => {
    const { store, languages } = visit({ service: 'fr', isServiceChosen: true, contents: [] });
    expect(languages().contents).toEqual(['fr']);
    store.dispatch(languagesArrived(fromServer));
    expect(languages().contents).toEqual(['fr', 'es', 'en']);
  });

  test('when another tab chose another service language', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: true, contents: ['en'] });
    store.dispatch(languagesStoredElsewhere({ service: 'th' }));
    expect(languages().contents).toEqual(['th', 'en']);
  });

  test('in the same array until a choice changes', () => {
    const { languages } = visit({ service: 'en', isServiceChosen: true, contents: ['es'] });
    expect(languages().contents).toBe(languages().contents);
  });
});

describe('the reader changes languages', () => {
  test('a new service language becomes the only content language', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: true, contents: ['en', 'fr'] });
    store.dispatch(serviceLanguageChosen('th'));
    expect(languages()).toMatchObject({ service: 'th', contents: ['th'] });
  });

  test('toggling a content language adds it and removes it', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: true, contents: ['en'] });
    store.dispatch(contentLanguageToggled('id'));
    expect(languages().contents).toEqual(['en', 'id']);
    store.dispatch(contentLanguageToggled('id'));
    expect(languages().contents).toEqual(['en']);
  });

  test('toggling the service language keeps it among the content languages', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: true, contents: ['en', 'es'] });
    store.dispatch(contentLanguageToggled('en'));
    expect(languages().contents).toEqual(['en', 'es']);
  });
});
