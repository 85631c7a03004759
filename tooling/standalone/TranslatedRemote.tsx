import { type Locale, languageInfo } from '@komawari/shared-domain';
import { type Messages, type Remote, selectServiceLanguage, selectTheme, useAppSelector } from '@komawari/shared-state';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';

/** Does what the shell would do around the page: messages in the chosen language, and the theme on the root element. */
export function TranslatedRemote({ loadMessages, children }: { loadMessages: Remote['loadMessages']; children: ReactNode }) {
  const locale = useAppSelector(selectServiceLanguage);
  const theme = useAppSelector(selectTheme);
  const [translation, setTranslation] = useState<{ locale: Locale; messages: Messages }>();
  // The messages of a language load when it is chosen. Until then, the previous ones stay.
  useEffect(() => {
    void loadMessages(locale).then((messages) => setTranslation({ locale, messages }));
  }, [locale, loadMessages]);
  // The root element is outside React.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset.theme;
    else dataset.theme = theme;
    if (translation) document.documentElement.lang = languageInfo(translation.locale).tag;
  }, [theme, translation]);
  if (!translation) return null;
  return (
    <IntlProvider locale={languageInfo(translation.locale).tag} defaultLocale="en" messages={translation.messages}>
      {children}
    </IntlProvider>
  );
}
