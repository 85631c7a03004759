import type { BrowserTranslation, Detector, TextTranslator } from './browserTranslation';
import { foreignLanguage } from './foreignLanguage';

/** Translates comments into one language, on the reader's device. No text leaves the device. */
export interface CommentTranslator {
  /** Returns the language of a text that is in another language, if the browser is fairly sure and can translate from it. */
  sourceOf: (text: string) => Promise<string | undefined>;
  /** `onProgress` receives the loaded share of the language's model, from 0 to 1, if the model has to be downloaded first. */
  translate: (text: string, source: string, onProgress: (share: number) => void) => Promise<string>;
}

/**
 * @param target the reader's language
 * @param pressed resolves with a press of the reader, because browsers download a model only after one
 */
export function createCommentTranslator(browser: BrowserTranslation, target: string, pressed: Promise<void>): CommentTranslator {
  const detector = detectorOf(browser, pressed);
  const canTranslate = new Map<string, Promise<boolean>>();
  const translators = new Map<string, Promise<TextTranslator>>();

  function isOffered(source: string): Promise<boolean> {
    const known = canTranslate.get(source);
    if (known) return known;
    const asked = browser.Translator.availability({ sourceLanguage: source, targetLanguage: target }).then(
      (availability) => availability !== 'unavailable',
      () => false,
    );
    canTranslate.set(source, asked);
    return asked;
  }

  async function sourceOf(text: string): Promise<string | undefined> {
    const guesses = await detector.then((it) => it?.detect(text)).catch(() => undefined);
    const source = foreignLanguage(guesses ?? [], target);
    return source !== undefined && (await isOffered(source)) ? source : undefined;
  }

  async function translate(text: string, source: string, onProgress: (share: number) => void): Promise<string> {
    const made = translators.get(source) ?? translatorOf(source, onProgress);
    translators.set(source, made);
    // If a translator could not be created, the next call tries again.
    made.catch(() => translators.delete(source));
    return (await made).translate(text);
  }

  function translatorOf(sourceLanguage: string, onProgress: (share: number) => void): Promise<TextTranslator> {
    return browser.Translator.create({
      sourceLanguage,
      targetLanguage: target,
      monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded)),
    });
  }

  return { sourceOf, translate };
}

async function detectorOf({ LanguageDetector }: BrowserTranslation, pressed: Promise<void>): Promise<Detector | undefined> {
  try {
    const availability = await LanguageDetector.availability();
    if (availability === 'unavailable') return undefined;
    if (availability !== 'available') await pressed;
    return await LanguageDetector.create();
  } catch {
    // Without a detector, no comment offers a translation. A browser without the APIs shows the same.
    return undefined;
  }
}
