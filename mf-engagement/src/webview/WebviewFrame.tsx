import { type Locale, languageInfo } from '@komawari/shared-domain';
import { type Messages } from '@komawari/shared-state';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadMessages } from '../loadMessages';
import { localeOfPath } from './localeOfPath';
import styles from './WebviewFrame.module.css';

/**
 * A webview page inside the app. Its language is that of its address, not the one that a reader chose on the site. If the host
 * already uses that language, nothing more loads.
 */
export function WebviewFrame({ code, children }: { code: string | undefined; children: ReactNode }) {
  const locale = localeOfPath(code);
  const { tag } = languageInfo(locale);
  const hostTag = useIntl().locale;
  const page = (
    <div className={styles.page} lang={tag}>
      {children}
    </div>
  );
  if (hostTag === tag) return page;
  return <OtherLanguage locale={locale}>{page}</OtherLanguage>;
}

function OtherLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages | undefined }>();
  // Messages load like everything else of a remote. They are dropped when the address changes.
  useEffect(() => {
    let isCurrent = true;
    const settle = (messages: Messages | undefined) => isCurrent && setLoaded({ locale, messages });
    loadMessages(locale).then(settle, () => settle(undefined));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (loaded?.locale !== locale) return null;
  // If the messages do not load, the page still shows, because the host's language is better than none.
  if (!loaded.messages) return children;
  return (
    <IntlProvider locale={languageInfo(locale).tag} messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
}
