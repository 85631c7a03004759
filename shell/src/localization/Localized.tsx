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
  /** Loaded before the first paint, so that readers never see untranslated text. */
  initial: Translation;
  children: ReactNode;
}

/** Messages, numbers and dates follow the service language. The old messages stay until the new ones have loaded. */
export function Localized({ initial, children }: LocalizedProps) {
  const { locale, messages } = useTranslation(initial);
  const { tag } = languageInfo(locale);
  // `lang` is outside React's tree. Fonts, line heights and screen readers depend on it.
  useEffect(() => {
    const { documentElement: root } = document;
    // Setting it makes the browser recalculate the styles of the whole page, even if the value is the same.
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
 * Stores what the server needs to render the next page: the reader's languages and their time zone. A language in the address
 * applies to this visit only. The next visit uses the language that the reader has chosen
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
  // The file and the fonts of a language load when the reader chooses it. If the file does not load, the old messages stay.
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
