import { CHOICE_COOKIES, isLocale, type Locale, languageInfo } from '@komawari/shared-domain';
import {
  leaveChoice,
  type Messages,
  type RootState,
  readStored,
  selectContentLanguages,
  selectServiceLanguage,
  selectTimeZone,
  useAppSelector,
} from '@komawari/shared-state';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { loadFonts } from './loadFonts';
import { loadMessages } from './loadMessages';

export interface Translation {
  locale: Locale;
  messages: Messages;
}

export interface LocalizedProps {
  /** Loaded before the first paint, so that nothing untranslated is ever seen. */
  initial: Translation;
  children: ReactNode;
}

/** Words, numbers and dates follow the service language. The old words stay until the new ones are there. */
export function Localized({ initial, children }: LocalizedProps) {
  const { locale, messages } = useTranslation(initial);
  const { tag } = languageInfo(locale);
  // `lang` sits outside React's tree; fonts, line heights and screen readers go by it.
  useEffect(() => {
    const { documentElement: root } = document;
    // Even where it is the same, to be told it has the browser style the whole page anew.
    if (root.lang !== tag) root.lang = tag;
  }, [tag]);
  useReaderCookies(locale);
  return (
    <IntlProvider locale={tag} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  );
}

/**
 * The next page is rendered on the server with the languages that the reader reads, and with their days and hours. A language that
 * the address names is that of this visit, and what the reader has chosen holds for the next one
 * (docs/decisions/0071-head-of-a-page.md).
 */
function useReaderCookies(shown: Locale): void {
  const stored = readStored('service');
  const service = isLocale(stored) ? stored : shown;
  const timeZone = useAppSelector(selectTimeZone);
  const contents = useAppSelector((state) => contentLanguagesWith(service, state).join('.'));
  // Cookies are outside React's tree.
  useEffect(() => leaveChoice(document, CHOICE_COOKIES.locale, service), [service]);
  useEffect(() => leaveChoice(document, CHOICE_COOKIES.timeZone, timeZone), [timeZone]);
  useEffect(() => leaveChoice(document, CHOICE_COOKIES.contents, contents), [contents]);
}

function contentLanguagesWith(service: Locale, state: RootState): readonly Locale[] {
  return selectContentLanguages({ ...state, language: { ...state.language, service } });
}

function useTranslation(initial: Translation): Translation {
  const chosen = useAppSelector(selectServiceLanguage);
  const [translation, setTranslation] = useState(initial);
  // A language's file and letters are fetched when it is chosen. If the file does not come, the words stay as they are.
  useEffect(() => {
    if (chosen === translation.locale) return;
    let isCurrent = true;
    Promise.all([loadMessages(chosen), loadFonts([chosen])]).then(
      ([messages]) => isCurrent && startTransition(() => setTranslation({ locale: chosen, messages })),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen, translation.locale]);
  return translation;
}
