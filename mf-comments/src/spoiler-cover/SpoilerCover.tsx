import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button, buttonClass, Sumi } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { useOpenAddress } from './openInAddress';
import styles from './SpoilerCover.module.css';
import { commentsOpened, selectProgressInChapter } from './spoilerCoverSlice';
import { spoilerMessages as messages } from './spoilerMessages';

/** Hides the comments of a chapter that the reader has not finished. One press opens them. */
export function SpoilerCover({ chapterId }: { chapterId: number }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const openAddress = useOpenAddress();
  const progress = useAppSelector((state) => selectProgressInChapter(state, chapterId));
  return (
    <div className={styles.cover}>
      <svg className={styles.sumi} viewBox="-28 -60 56 66" aria-hidden="true" focusable="false">
        <Sumi x={0} y={0} mood="startled" />
      </svg>
      <h2 className={styles.title}>{formatMessage(messages.title)}</h2>
      <p className={styles.text}>
        {progress
          ? formatMessage(messages.textBegun, { page: progress.page + 1, pageCount: progress.pageCount })
          : formatMessage(messages.text)}
      </p>
      <Button variant="primary" onClick={() => dispatch(commentsOpened({ chapterId }))}>
        {formatMessage(messages.open)}
      </Button>
      {/* Without scripts the button is hidden, and the server sends the page again with the comments. */}
      <noscript>
        <a className={buttonClass({ variant: 'primary' })} href={openAddress} rel="nofollow">
          {formatMessage(messages.open)}
        </a>
      </noscript>
    </div>
  );
}
