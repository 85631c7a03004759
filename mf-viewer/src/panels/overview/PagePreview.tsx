import { useEffect, useMemo } from 'react';
import { useGetMangaViewerQuery } from '../../chapter/viewerApi';
import { PagesProvider, usePageState, usePages } from '../../images/PagesProvider';
import { isComic, leavesOf } from '../../model/chapter/leaves';
import styles from './Overview.module.css';

export interface PagePreviewProps {
  chapterId: number;
  /** Leaves that are visible together, from left to right. */
  leaves: readonly number[];
}

/** A small preview of a slider stop, in low quality. */
export function PagePreview(props: PagePreviewProps) {
  return (
    <PagesProvider>
      <SmallPages {...props} />
    </PagesProvider>
  );
}

function SmallPages({ chapterId, leaves }: PagePreviewProps) {
  const { data } = useGetMangaViewerQuery({ chapterId, quality: 'low' });
  const all = useMemo(() => (data ? leavesOf(data) : []), [data]);
  const pages = usePages();
  const pictures = leaves.map((index) => all[index]).filter(isComic);
  const names = pictures.map(({ index }) => index).join();
  // The pipeline is outside React. The pictures change only when `names` changes.
  useEffect(() => {
    pages.setQueue(
      names === ''
        ? []
        : names
            .split(',')
            .map((index) => all[Number(index)])
            .filter(isComic),
    );
  }, [pages, all, names]);
  return (
    <span className={styles.preview} dir="ltr">
      {pictures.map((leaf) => (
        <SmallPage key={leaf.index} leaf={leaf} />
      ))}
    </span>
  );
}

function SmallPage({ leaf }: { leaf: Parameters<typeof usePageState>[0] & { width: number; height: number } }) {
  const state = usePageState(leaf);
  return (
    <span className={styles.smallPage} style={{ aspectRatio: `${leaf.width} / ${leaf.height}` }}>
      {state.kind === 'ready' && <img src={state.objectUrl} alt="" draggable={false} />}
    </span>
  );
}
