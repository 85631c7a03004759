import { FALLBACK_LOCALE, type LanguageInfo, type Locale, languageInfo, languageOfWire, paths } from '@komawari/shared-domain';
import type { PushMessage } from '../content/push/pushOutbox';

/** The content of a message, in the form that the site's service worker shows (shell/src/service-worker). */
export interface PushText {
  title: string;
  body: string;
  /** Paths within the site. */
  icon: string;
  url: string;
  /** A message with the same tag replaces the previous one. */
  tag: string;
  lang: string;
}

/** Before the chapter's name and subtitle, which are in the title's own language. */
const NEW_CHAPTER: Record<Locale, string> = {
  en: 'New chapter: {chapter}',
  es: 'Capítulo nuevo: {chapter}',
  fr: 'Nouveau chapitre\u202f: {chapter}',
  id: 'Bab baru: {chapter}',
  pt: 'Novo capítulo: {chapter}',
  ru: 'Новая глава: {chapter}',
  th: 'ตอนใหม่: {chapter}',
};

/** The texts of a message, in the reader's language. */
export function pushText(message: PushMessage): PushText {
  const { locale, tag } = languageOf(message);
  const chapter = [message.chapterName, message.subTitle].filter(Boolean).join(' – ');
  return {
    title: message.titleName,
    body: NEW_CHAPTER[locale].replace('{chapter}', () => chapter),
    icon: `/images/${message.coverImage}`,
    url: paths.viewer(message.chapterId),
    tag: `chapter-${message.chapterId}`,
    lang: tag,
  };
}

function languageOf({ language }: PushMessage): LanguageInfo {
  return languageOfWire(language) ?? languageInfo(FALLBACK_LOCALE);
}
