import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './CommentItem.module.css';
import { commentMessages as messages } from './commentsMessages';
import { excerpt } from './excerpt';

/** Plain text with its line breaks; a long one is folded. */
export function CommentBody({ body }: { body: string }) {
  const { formatMessage } = useIntl();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const beginning = excerpt(body);
  if (beginning === undefined) return <p className={styles.body} dir="auto">{body}</p>;
  return (
    <>
      <p className={styles.body} dir="auto">
        {isUnfolded ? body : `${beginning}…`}
      </p>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {formatMessage(isUnfolded ? messages.readLess : messages.readMore)}
      </button>
    </>
  );
}
