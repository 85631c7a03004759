import { type Locale } from '@komawari/shared-domain';
import type { Messages } from '@komawari/shared-state/contract';
import { loadMessages } from '../loadMessages';
import type { webviewPages } from '../webviewPages';
import { surveyLanguage } from './surveyLanguage';

/** The language of a webview's messages and their messages. */
export interface WebviewMessages {
  locale: Locale;
  messages: Messages;
}

/**
 * Loads the messages of a webview. They are in the language of its address, but a survey has questions in two languages only, and
 * its messages go with them.
 * @throws if they do not load
 */
export async function webviewMessages(page: keyof typeof webviewPages, addressed: Locale): Promise<WebviewMessages> {
  const locale = page === 'Questionnaire' ? surveyLanguage(addressed) : addressed;
  return { locale, messages: await loadMessages(locale) };
}
