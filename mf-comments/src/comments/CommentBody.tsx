import type { Comment } from '@komawari/shared-proto';
import { useIntl } from 'react-intl';
import { TranslationLine } from '../translation/TranslationLine';
import { useSourceLanguage } from '../translation/useSourceLanguage';
import styles from './CommentItem.module.css';
import { commentMessages as messages } from './commentsMessages';
import { excerpt } from './excerpt';
import { useKeptView } from './useKeptView';

/** Plain text with its line breaks, as it was written or translated; a long one is folded. */
export function CommentBody({ comment: { id, body } }: { comment: Comment }) {
  const { formatMessage, locale } = useIntl();
  const [{ isUnfolded = false, translation }, change] = useKeptView(id);
  const source = useSourceLanguage(body);
  const text = translation ?? body;
  const beginning = excerpt(text);
  return (
    <>
      <p className={styles.body} dir="auto" lang={translation === undefined ? source : locale}>
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
      {source && (
        <TranslationLine
          body={body}
          source={source}
          isTranslated={translation !== undefined}
          onChange={(changed) => change({ translation: changed })}
        />
      )}
    </>
  );
}
