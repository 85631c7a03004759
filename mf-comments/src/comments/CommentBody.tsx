import type { Comment } from '@komawari/shared-proto';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TranslationButton } from '../translation/TranslationButton';
import { useTranslation } from '../translation/useTranslation';
import styles from './CommentItem.module.css';
import { commentMessages as messages } from './commentsMessages';
import { excerpt } from './excerpt';
import { useCommentView } from './useCommentView';

export interface CommentBodyProps {
  comment: Comment;
  like?: ReactNode;
  mute?: ReactNode;
}

/** Plain text with its line breaks, original or translated, with a long text folded. Below it are the buttons of the comment. */
export function CommentBody({ comment: { id, body }, like, mute }: CommentBodyProps) {
  const { formatMessage, locale } = useIntl();
  const [{ isUnfolded = false, translation: shown }, change] = useCommentView(id);
  const translation = useTranslation(body, shown, (next) => change({ translation: next }));
  const text = shown ?? body;
  const beginning = excerpt(text);
  return (
    <>
      <p className={styles.body} dir="auto" lang={shown === undefined ? translation.source : locale}>
        {beginning === undefined || isUnfolded ? text : `${beginning}…`}
      </p>
      {beginning !== undefined && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => change({ isUnfolded: !isUnfolded })}
        >
          {formatMessage(isUnfolded ? messages.readLess : messages.readMore)}
        </button>
      )}
      {translation.source && (
        <p className={styles.note} role="status">
          {translation.note}
        </p>
      )}
      <div className={styles.actions}>
        {like}
        <TranslationButton translation={translation} isTranslated={shown !== undefined} />
        {mute}
      </div>
    </>
  );
}
