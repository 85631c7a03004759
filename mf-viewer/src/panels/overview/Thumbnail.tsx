import { useNearScreen } from '@komawari/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePageState, usePages } from '../../images/PagesProvider';
import type { ComicLeaf } from '../../model/chapter/leaves';
import { messages } from './messages';
import styles from './Overview.module.css';

export interface ThumbnailProps {
  leaf: ComicLeaf;
  isCurrent: boolean;
  isCovered: boolean;
  onSeen: (index: number, isSeen: boolean) => void;
  onChoose: () => void;
}

/** One small page. It is loaded when it comes near the visible area, and released when it is scrolled away. */
export function Thumbnail({ leaf, isCurrent, isCovered, onSeen, onChoose }: ThumbnailProps) {
  const { formatMessage, formatNumber } = useIntl();
  const box = useRef<HTMLButtonElement>(null);
  const state = usePageState(leaf);
  const pages = usePages();
  const { index } = leaf;
  const isNear = useNearScreen(box, { margin: '50%' });
  // The overview loads only the thumbnails that report that they are near.
  useEffect(() => {
    if (!isNear) return undefined;
    onSeen(index, true);
    return () => onSeen(index, false);
  }, [index, isNear, onSeen]);
  return (
    <button
      ref={box}
      type="button"
      className={styles.thumbnail}
      aria-label={formatMessage(messages.page, { page: leaf.number })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    >
      <span
        className={styles.picture}
        style={{ aspectRatio: `${leaf.width} / ${leaf.height}` }}
        data-covered={isCovered || undefined}
      >
        {state.kind === 'ready' && (
          <img src={state.objectUrl} alt="" decoding="async" draggable={false} onError={() => pages.markCorrupt(leaf)} />
        )}
      </span>
      <span className={styles.number}>{formatNumber(leaf.number)}</span>
    </button>
  );
}
