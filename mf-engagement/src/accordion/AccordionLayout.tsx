import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import styles from './AccordionLayout.module.css';

export interface AccordionLayoutProps {
  title: MessageDescriptor;
  /** The page's content, by the API's code of the site's language. */
  children: (code: string) => ReactNode;
}

/** A page of the site that is one accordion under its title. */
export function AccordionLayout({ title, children }: AccordionLayoutProps) {
  const { formatMessage } = useIntl();
  const { code } = languageInfo(useAppSelector(selectServiceLanguage));
  usePageTitle(formatMessage(title));
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {formatMessage(title)}
      </h1>
      {children(code)}
    </div>
  );
}
