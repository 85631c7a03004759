import { CHOICE_COOKIES, type Locale, languageInfo } from '@komawari/shared-domain';
import { leaveChoice, type Messages, selectServiceLanguage, selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { type ReactNode, useEffect, useState } from 'react';
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
  const timeZone = useAppSelector(selectTimeZone);
  const { locale, messages } = useTranslation(initial);
  const { tag } = languageInfo(locale);
  // `lang` sits outside React's tree; fonts, line heights and screen readers go by it.
  useEffect(() => {
    document.documentElement.lang = tag;
    leaveChoice(document, CHOICE_COOKIES.locale, locale);
  }, [tag, locale]);
  return (
    <IntlProvider locale={tag} defaultLocale="en" messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

function useTranslation(initial: Translation): Translation {
  const chosen = useAppSelector(selectServiceLanguage);
  const [translation, setTranslation] = useState(initial);
  // A language's file and letters are fetched when it is chosen. If the file does not come, the words stay as they are.
  useEffect(() => {
    if (chosen === translation.locale) return;
    let isCurrent = true;
    Promise.all([loadMessages(chosen), loadFonts([chosen])]).then(
      ([messages]) => isCurrent && setTranslation({ locale: chosen, messages }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [chosen, translation.locale]);
  return translation;
}
