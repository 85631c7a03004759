import type { BrowserTranslation } from '../translation/browserTranslation';

export interface StandIn {
  /** Availability of the detector's model. */
  detector?: 'unavailable' | 'downloadable' | 'available';
  /** How the model of a language loads: at once, not at all, or when the promise settles. */
  model?: 'here' | 'fails' | Promise<void>;
  /** Languages that it cannot translate from. */
  unknown?: readonly string[];
}

/** A browser with Chrome's translation API. It takes Cyrillic for Russian, `¿` for Spanish and everything else for English. */
export function standInBrowser({ detector = 'available', model = 'here', unknown = [] }: StandIn = {}) {
  const calls = { detectorsMade: 0, translatorsMade: 0 };
  const languageOf = (text: string) => (/[а-я]/i.test(text) ? 'ru' : text.includes('¿') ? 'es' : 'en');
  const browser: BrowserTranslation = {
    LanguageDetector: {
      availability: () => Promise.resolve(detector),
      create: () => {
        calls.detectorsMade += 1;
        return Promise.resolve({ detect: (text) => Promise.resolve([{ detectedLanguage: languageOf(text), confidence: 0.95 }]) });
      },
    },
    Translator: {
      availability: ({ sourceLanguage }) => Promise.resolve(unknown.includes(sourceLanguage) ? 'unavailable' : 'downloadable'),
      create: async ({ sourceLanguage, targetLanguage, monitor }) => {
        calls.translatorsMade += 1;
        if (model === 'fails') throw new DOMException('The device has no room.', 'NotSupportedError');
        if (model !== 'here')
          monitor({ addEventListener: (_type, listener) => [0, 0.42].forEach((loaded) => listener({ loaded })) });
        await model;
        return { translate: (text) => Promise.resolve(`[${sourceLanguage} to ${targetLanguage}] ${text}`) };
      },
    },
  };
  return { browser, calls };
}
