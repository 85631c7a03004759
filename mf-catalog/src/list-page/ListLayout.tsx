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
  /** Stands in the place of what is still loading where there are no scripts to load it. */
  withoutScripts?: ReactNode;
}

/** A page that is a list: its heading, what is said of the whole list, and the list in whatever state it is. */
export function ListLayout(props: ListLayoutProps) {
  const { heading, count, aside, intro, isLoading = false, isTall = false, children, withoutScripts } = props;
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
      {withoutScripts && (
        <noscript>
          <div className={styles.content}>{withoutScripts}</div>
        </noscript>
      )}
    </div>
  );
}
