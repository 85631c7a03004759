import { usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './AboutUsPage.module.css';
import { AboutUsPicture } from './AboutUsPicture';
import { messages } from './messages';

/** docs/specification.md §2: an image. Its words stand beside it, where they can be translated, enlarged and read out. */
export function AboutUsPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <AboutUsPicture label={intl.formatMessage(messages.picture)} />
      <div className={styles.words}>
        <h1 className={styles.title} tabIndex={-1}>
          <FormattedMessage {...messages.title} />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage {...messages.name} />
        </p>
        <p>
          <FormattedMessage {...messages.mission} />
        </p>
        <p>
          <FormattedMessage {...messages.reading} />
        </p>
      </div>
    </div>
  );
}
