import { useIntl } from 'react-intl';
import styles from './MissingBreak.module.css';
import { messages } from './messages';

/**
 * The missing middle of a title, torn out.
 * @param count undefined if it is not known
 */
export function MissingBreak({ count }: { count: number | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles.break}>
      <span className={styles.words}>
        {count === undefined ? formatMessage(messages.missingSome) : formatMessage(messages.missing, { count })}
      </span>
    </p>
  );
}
