import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from '../accordion/AccordionPage.module.css';
import { Announcements } from './Announcements';
import { announcementMessages as messages } from './announcementMessages';

/** `/announcement` (docs/specification.md §2, Announcements). */
export function AnnouncementPage() {
  const { formatMessage } = useIntl();
  const { code } = languageInfo(useAppSelector(selectServiceLanguage));
  usePageTitle(formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <Announcements lang={code} />
    </div>
  );
}
