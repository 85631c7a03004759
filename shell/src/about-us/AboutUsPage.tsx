import { FALLBACK_LOCALE, paths } from '@komawari/shared-domain';
import { selectEnvironment, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorPage } from '../errors/ErrorPage';
import { PageLoading } from '../layout/PageLoading';
import styles from './AboutUsPage.module.css';
import { AboutUsPicture } from './AboutUsPicture';
import { messages } from './messages';

/**
 * Shows an image (docs/specification.md §2). Next to it stands the publisher's description of itself, as text that can be
 * translated, enlarged and read aloud. A site whose publisher has no description has no such page.
 */
export function AboutUsPage() {
  const { about, aboutUrl } = useAppSelector(selectEnvironment);
  const locale = useAppSelector(selectServiceLanguage);
  const own = about?.[locale];
  const paragraphs = own ?? about?.[FALLBACK_LOCALE];
  if (paragraphs) return <AboutUs paragraphs={paragraphs} lang={own ? undefined : FALLBACK_LOCALE} />;
  return aboutUrl === paths.aboutUs() && !isOwnDocument() ? <OwnDocument /> : <ErrorPage />;
}

/** Whether the document was loaded from this address. If so, loading it again would bring nothing new. */
function isOwnDocument(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some(({ name }) => new URL(name).pathname.replace(/\/$/, '') === paths.aboutUs());
}

/** Only the document of this page contains the text. The reader came here from the document of another page. */
function OwnDocument() {
  // The effect leaves this document.
  useEffect(() => location.reload(), []);
  return <PageLoading />;
}

interface AboutUsProps {
  paragraphs: readonly string[];
  /** Set only if the text is not in the reader's language. */
  lang: string | undefined;
}

function AboutUs({ paragraphs, lang }: AboutUsProps) {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <AboutUsPicture label={intl.formatMessage(messages.picture)} />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        {paragraphs.map((text, index) => (
          <p key={text} className={index === 0 ? styles.lead : undefined} lang={lang}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
