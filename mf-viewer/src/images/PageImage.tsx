import { Button, VisuallyHidden } from '@komawari/shared-ui';
import { type CSSProperties, memo } from 'react';
import { useIntl } from 'react-intl';
import type { ComicLeaf } from '../model/chapter/leaves';
import { messages } from './messages';
import styles from './PageImage.module.css';
import { usePageState, usePages } from './PagesProvider';
import { useSharperPicture } from './sharperPicturesContext';

export interface PageImageProps {
  leaf: ComicLeaf;
  pageCount: number;
  /** The size of the box, in CSS pixels. */
  width: number;
  height: number;
}

/** One picture of the comic, in a box that has its size before any byte arrives. Errors stay inside the box. */
export const PageImage = memo(function PageImage({ leaf, pageCount, width, height }: PageImageProps) {
  const { formatMessage, formatNumber } = useIntl();
  const pages = usePages();
  const state = usePageState(leaf);
  const draft = usePageState(leaf.draft ?? leaf);
  const sharper = useSharperPicture(leaf);
  const best = usePageState(sharper ?? leaf);
  const part = partOf(leaf);
  const name = formatMessage(messages.page, { page: leaf.number, count: pageCount });
  return (
    <div className={styles.page} style={{ width, height }} data-page={leaf.number} data-state={state.kind}>
      {/* Below the sharp picture, so that it appears without a flash. */}
      {leaf.draft && draft.kind === 'ready' && (
        <img className={styles.picture} style={part} src={draft.objectUrl} alt="" draggable={false} data-draft="" />
      )}
      {state.kind === 'ready' && (
        <img
          className={styles.picture}
          style={part}
          src={state.objectUrl}
          alt={name}
          width={width}
          height={height}
          decoding="async"
          draggable={false}
          onError={() => pages.markCorrupt(leaf)}
        />
      )}
      {leaf.description && (
        <VisuallyHidden>
          <span lang={leaf.description.lang}>{leaf.description.text}</span>
        </VisuallyHidden>
      )}
      {/* Above the current picture. It covers that picture once it is decoded. */}
      {sharper && best.kind === 'ready' && (
        <img
          className={styles.picture}
          style={part}
          src={best.objectUrl}
          alt=""
          decoding="async"
          draggable={false}
          data-sharper=""
          onError={() => pages.markCorrupt(sharper)}
        />
      )}
      {state.kind === 'waiting' && (
        <span className={styles.number} role="img" aria-label={name} aria-busy="true">
          {formatNumber(leaf.number)}
        </span>
      )}
      {state.kind === 'failed' && (
        <div className={styles.failed} role="group" aria-label={name}>
          <p>{formatMessage(messages[state.error], { page: leaf.number })}</p>
          <Button size="small" onClick={() => pages.retry(leaf)}>
            {formatMessage(messages.retry)}
          </Button>
        </div>
      )}
    </div>
  );
});

/** Positions the picture so that its visible part fills the box. */
function partOf({ crop }: ComicLeaf): CSSProperties | undefined {
  if (!crop) return undefined;
  const percent = (share: number) => `${share * 100}%`;
  return {
    inset: 'auto',
    left: percent(-crop.x / crop.w),
    top: percent(-crop.y / crop.h),
    width: percent(1 / crop.w),
    height: percent(1 / crop.h),
  };
}
