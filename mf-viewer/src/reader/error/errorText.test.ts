import { Language } from '@komawari/shared-proto';
import type { ApiError } from '@komawari/shared-state';
import { errorText } from './errorText';

const popup = (body: string) => ({ subject: '', body, language: 0 as const });
const error = { kind: 'server', popups: { english: popup('Expired'), spanish: popup('Caducado'), all: [] } } satisfies ApiError;

describe('errorText', () => {
  it('returns the Spanish text for a Spanish reader and the English text for every other reader', () => {
    expect(errorText(error, 'es')).toMatchObject({ body: 'Caducado', lang: 'es' });
    expect(errorText(error, 'en')).toMatchObject({ body: 'Expired', lang: 'en' });
    expect(errorText(error, 'th')).toMatchObject({ body: 'Expired', lang: 'en' });
  });

  it('returns the text in the language of the reader when the server sent one', () => {
    const all = [{ ...popup('หมดเวลาแล้ว'), language: Language.THAI }];
    expect(errorText({ kind: 'server', popups: { ...error.popups, all } }, 'th')).toMatchObject({
      body: 'หมดเวลาแล้ว',
      lang: 'th',
    });
  });

  it('is undefined when the server sent no text', () => {
    expect(errorText({ kind: 'timeout' }, 'en')).toBeUndefined();
    expect(errorText({ kind: 'server', popups: { english: undefined, spanish: undefined, all: [] } }, 'en')).toBeUndefined();
  });

  it('returns the chapter and title that the server links to, but only for internal URLs', () => {
    const button = (text: string, url: string) => ({ text, action: { method: 0 as const, url } });
    const withWays = (nearest: string, title: string): ApiError => ({
      kind: 'server',
      popups: {
        english: { ...popup('Expired'), neutralButton: button('#007', nearest), okButton: button('OK', title) },
        spanish: undefined,
        all: [],
      },
    });
    expect(errorText(withWays('/viewer/70', '/titles/9'), 'en')).toMatchObject({
      nearest: { chapterId: 70, name: '#007' },
      titleId: 9,
      buttons: [],
    });
    expect(errorText(withWays('https://elsewhere.example/viewer/70', '/viewer/9'), 'en')).toMatchObject({
      nearest: undefined,
      titleId: undefined,
      // They work like all buttons from the server.
      buttons: [{ text: 'OK' }, { text: '#007' }],
    });
  });
});
