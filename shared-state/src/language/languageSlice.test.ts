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
  test('a first visit adopts the default service language and the default content languages, each once', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: false, contents: [] });
    expect(languages().needs).toBe(true);
    store.dispatch(languagesArrived(fromServer));
    expect(languages()).toEqual({ service: 'es', contents: ['es', 'en'], needs: false });
  });

  test('what the reader has decided stays', () => {
    const { store, languages } = visit({ service: 'ru', isServiceChosen: true, contents: ['ru'] });
    store.dispatch(languagesArrived(fromServer));
    expect(languages()).toEqual({ service: 'ru', contents: ['ru'], needs: false });
  });

  test('a default that the site does not offer changes nothing of the service language', () => {
    const { store, languages } = visit({ service: 'fr', isServiceChosen: false, contents: ['fr'] });
    store.dispatch(languagesArrived({ ...fromServer, defaultUiLanguage: Language.GERMAN }));
    expect(languages().service).toBe('fr');
  });
});

describe('the service language is among the content languages', () => {
  test('when an older site stored others alone', () => {
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

  test('as one array until a choice changes', () => {
    const { languages } = visit({ service: 'en', isServiceChosen: true, contents: ['es'] });
    expect(languages().contents).toBe(languages().contents);
  });
});

describe('the reader changes languages', () => {
  test('a new service language makes the content languages only that one', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: true, contents: ['en', 'fr'] });
    store.dispatch(serviceLanguageChosen('th'));
    expect(languages()).toMatchObject({ service: 'th', contents: ['th'] });
  });

  test('a content language is added and taken away', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: true, contents: ['en'] });
    store.dispatch(contentLanguageToggled('id'));
    expect(languages().contents).toEqual(['en', 'id']);
    store.dispatch(contentLanguageToggled('id'));
    expect(languages().contents).toEqual(['en']);
  });

  test('the content language that is the service language stays', () => {
    const { store, languages } = visit({ service: 'en', isServiceChosen: true, contents: ['en', 'es'] });
    store.dispatch(contentLanguageToggled('en'));
    expect(languages().contents).toEqual(['en', 'es']);
  });
});
