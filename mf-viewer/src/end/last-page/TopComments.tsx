import type { Comment } from '@komawari/shared-proto';
import { useIntl } from 'react-intl';
import styles from './LastPage.module.css';
import { messages } from './messages';

/** The most liked comments. They are closed until the reader opens them: they may contain spoilers, and likes reward insults. */
export function TopComments({ comments }: { comments: readonly Comment[] }) {
  const { formatMessage } = useIntl();
  if (comments.length === 0) return null;
  return (
    <details className={styles.comments} data-own-taps="">
      <summary>{formatMessage(messages.topComments)}</summary>
      <ul>
        {comments.map(({ id, userName, body, numberOfLikes }) => (
          <li key={id}>
            <p className={styles.user}>{userName}</p>
            <p className={styles.body}>{body}</p>
            <p className={styles.note}>{formatMessage(messages.likes, { count: numberOfLikes })}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
