import fc from 'fast-check';
import { CHOICE_COOKIES, isChosenTheme } from './choiceCookies';
import { chapterPageName, pageTitle, titlePageName } from './pageTitles';
import { isSessionId, SESSION_HEADER } from './session';

describe('pageTitle', () => {
  it('ends with the site’s name', () => {
    expect(pageTitle(chapterPageName('#001', 'Neon Harbor'), 'Komawari')).toBe('#001 (Neon Harbor) | Komawari');
    expect(pageTitle(titlePageName({ name: 'Neon Harbor', author: 'Aiko Marlowe' }), 'Komawari')).toBe(
      'Neon Harbor – Aiko Marlowe | Komawari',
    );
  });

  it('is the site’s name without a page name', () => {
    expect([pageTitle(undefined, 'Inkwell'), pageTitle('', 'Inkwell')]).toEqual(['Inkwell', 'Inkwell']);
  });
});

describe('session', () => {
  it('is sent in the header SESSION-TOKEN as a version 4 UUID', () => {
    expect(SESSION_HEADER).toBe('SESSION-TOKEN');
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        expect(isSessionId(id)).toBe(true);
        expect(isSessionId(id.toUpperCase())).toBe(true);
        expect(isSessionId(id.slice(1))).toBe(false);
        expect(isSessionId(`${id}0`)).toBe(false);
      }),
    );
    fc.assert(fc.property(fc.uuid({ version: 1 }), (id) => expect(isSessionId(id)).toBe(false)));
    expect([undefined, null, 7, {}, 'me'].some(isSessionId)).toBe(false);
  });
});

describe('choice cookies', () => {
  it('have fixed names', () => {
    const names = { locale: 'lang', contents: 'reads', theme: 'theme', timeZone: 'zone', isGdprAccepted: 'gdpr' };
    expect(CHOICE_COOKIES).toEqual(names);
  });

  it('accept only light and dark as themes', () => {
    expect(['light', 'dark', 'system', 'Dark', undefined].filter(isChosenTheme)).toEqual(['light', 'dark']);
  });
});
