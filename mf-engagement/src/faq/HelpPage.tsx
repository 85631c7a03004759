import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from '../accordion/AccordionPage.module.css';
import { Faq } from './Faq';
import { faqMessages as messages } from './faqMessages';

/** `/help`: the site's own questions and answers, in the language of the site (docs/specification.md §2, ours). */
export function HelpPage() {
  const { formatMessage } = useIntl();
  const { code } = languageInfo(useAppSelector(selectServiceLanguage));
  usePageTitle(formatMessage(messages.title));
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {formatMessage(messages.title)}
      </h1>
      <Faq lang={code} />
    </div>
  );
}
