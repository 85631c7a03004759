import { initialLanguages } from './initialLanguages';

const nothing = { service: undefined, contents: undefined, legacyContents: undefined };

describe('service language at start', () => {
  test('the stored code wins over the browser', () => {
    expect(initialLanguages({ ...nothing, service: 'th' }, 'fr-CA')).toMatchObject({ service: 'th', isServiceChosen: true });
  });

  test('without a stored code it is the browser language, which the server default may still replace', () => {
    expect(initialLanguages(nothing, 'pt-BR')).toMatchObject({ service: 'pt', isServiceChosen: false });
  });

  test('a browser language that the site does not support gives English', () => {
    expect(initialLanguages(nothing, 'ja-JP').service).toBe('en');
  });

  test.each([['eng'], ['EN'], [7], [null], [{}]])(
    'a stored value that is not one of the seven codes is ignored: %p',
    (service) => {
      expect(initialLanguages({ ...nothing, service }, 'ru')).toMatchObject({ service: 'ru', isServiceChosen: false });
    },
  );
});

describe('content languages at start', () => {
  test('the stored list is used, without duplicates and invalid codes', () => {
    const contents = ['es', 'es', 'xx', 3, 'th'];
    expect(initialLanguages({ ...nothing, contents }, 'en').contents).toEqual(['es', 'th']);
  });

  test('nothing stored gives an empty list', () => {
    expect(initialLanguages(nothing, 'es').contents).toEqual([]);
  });

  test.each([
    [{ en: true, es: true }, ['en', 'es']],
    [{ en: false, es: true }, ['es']],
    [{ en: true, es: false }, ['en']],
    [{ en: false, es: false }, ['en']],
    [{}, ['en']],
  ])('the legacy flags %j become %j', (legacyContents, expected) => {
    expect(initialLanguages({ ...nothing, legacyContents }, 'en').contents).toEqual(expected);
  });

  test('the stored list wins over the legacy flags', () => {
    const stored = { ...nothing, contents: ['fr'], legacyContents: { es: true } };
    expect(initialLanguages(stored, 'en').contents).toEqual(['fr']);
  });
});
