import type { BrowserTranslation, Detector, TextTranslator } from './browserTranslation';
import { foreignLanguage } from './foreignLanguage';

/** Translates comments into one language, on the reader's device: no text leaves it. */
export interface CommentTranslator {
  /** In which other language a text is, if the browser is fairly sure and can translate from it. */
  sourceOf: (text: string) => Promise<string | undefined>;
  /** `onProgress` hears how much of the language's model has come, from 0 to 1, where it has to be loaded first. */
  translate: (text: string, source: string, onProgress: (share: number) => void) => Promise<string>;
}

/**
 * @param target the reader's language
 * @param pressed a press of the reader's: browsers load a model only after one
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
    // One that could not be made may be made another time.
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
    // Without it no comment offers a translation, which is what a browser without one shows too.
    return undefined;
  }
}
