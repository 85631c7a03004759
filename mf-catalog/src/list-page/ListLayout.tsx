import { classNames, LiveRegion } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../words/messages';
import styles from './ListLayout.module.css';

export interface ListLayoutProps {
  heading: string;
  /** How long the list is, in words. */
  count?: string | undefined;
  /** Stands beside the heading: links, or a choice. */
  aside?: ReactNode;
  intro?: string;
  isLoading?: boolean;
  /** A list that grows and shrinks under the reader's hands takes the whole screen, however short it is. */
  isTall?: boolean;
  children: ReactNode;
}

/** A page that is a list: its heading, what is said of the whole list, and the list in whatever state it is. */
export function ListLayout({ heading, count, aside, intro, isLoading = false, isTall = false, children }: ListLayoutProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classNames(styles.page, isTall && styles.tall)} aria-busy={isLoading || undefined}>
      {isLoading && <LiveRegion message={formatMessage(messages.loading)} />}
      <header data-shown-whole="">
        <div className={styles.head}>
          <h1 className={styles.heading} tabIndex={-1}>
            {heading}
          </h1>
          {count && <p className={styles.count}>{count}</p>}
          {aside}
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      <div className={styles.content} data-shown-whole="">
        {children}
      </div>
    </div>
  );
}
