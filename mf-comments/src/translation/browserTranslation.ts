/** The browser's own translation (Translator and Language Detector APIs, Chrome 138 and later), as far as it is used here. */

interface DownloadMonitor {
  addEventListener: (type: 'downloadprogress', listener: (event: { loaded: number }) => void) => void;
}

type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface Detector {
  detect: (text: string) => Promise<readonly { detectedLanguage: string; confidence: number }[]>;
}

export interface TextTranslator {
  translate: (text: string) => Promise<string>;
}

interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

export interface BrowserTranslation {
  LanguageDetector: { availability: () => Promise<Availability>; create: () => Promise<Detector> };
  Translator: {
    availability: (pair: LanguagePair) => Promise<Availability>;
    create: (options: LanguagePair & { monitor: (monitor: DownloadMonitor) => void }) => Promise<TextTranslator>;
  };
}

/**
 * What the browser offers, or `undefined` where it does not offer both: without the detector nobody knows what to
 * translate from.
 */
export function browserTranslation(scope: object): BrowserTranslation | undefined {
  // The types of the DOM do not know these APIs yet.
  const { LanguageDetector, Translator } = scope as Partial<BrowserTranslation>;
  return LanguageDetector && Translator && { LanguageDetector, Translator };
}
