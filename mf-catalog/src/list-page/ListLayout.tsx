import { classNames, LiveRegion } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../words/messages';
import styles from './ListLayout.module.css';

export interface ListLayoutProps {
  heading: string;
  /** The length of the list, as text. */
  count?: string | undefined;
  /** Stands next to the heading: links, or a choice. */
  aside?: ReactNode;
  intro?: string;
  isLoading?: boolean;
  /** For a list that grows and shrinks while the reader types. It takes the whole screen, however short it is. */
  isTall?: boolean;
  children: ReactNode;
}

/** A page that consists of a list: its heading, text about the whole list, and the list in its current state. */
export function ListLayout(props: ListLayoutProps) {
  const { heading, count, aside, intro, isLoading = false, isTall = false, children } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={classNames(styles.page, isTall && styles.tall)}>
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
      <div className={styles.content} aria-busy={isLoading || undefined} data-shown-whole="">
        {isLoading && <LiveRegion message={formatMessage(messages.loading)} />}
        {children}
      </div>
    </div>
  );
}
