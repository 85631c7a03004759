import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import styles from './AccordionLayout.module.css';

export interface AccordionLayoutProps {
  title: MessageDescriptor;
  /** Renders the page's content. It receives the API's code of the service language. */
  children: (code: string) => ReactNode;
}

/** A page of the site that consists of a title and an accordion. */
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
