/** The parts that we use of the browser's own translation (Translator and Language Detector APIs, Chrome 138 and later). */

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

/** Returns the browser's two APIs, or `undefined` if one is missing. Without the detector, the language of a text is unknown. */
export function browserTranslation(scope: object): BrowserTranslation | undefined {
  // The DOM types do not include these APIs yet.
  const { LanguageDetector, Translator } = scope as Partial<BrowserTranslation>;
  return LanguageDetector && Translator && { LanguageDetector, Translator };
}
