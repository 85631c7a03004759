import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector, useParams } from '@komawari/shared-state';
import { usePageTitle } from '@komawari/shared-ui';
import { readingChapter } from '../chapter/readingChapter';
import { useGetMangaViewerQuery } from '../chapter/viewerApi';
import { PagesProvider } from '../pages/PagesProvider';
import { useKeptSettings } from '../settings/useKeptSettings';
import { selectQuality } from '../settings/viewerSlice';
import { messages } from './messages';
import { OpeningStage } from './OpeningStage';
import { Reader } from './Reader';
import { ViewerError } from './ViewerError';
import styles from './ViewerPage.module.css';

/** /viewer/{chapterId}: one chapter, read (spec §2). */
export function ViewerPage() {
  const chapterId = Number(useParams().chapterId);
  const { formatMessage } = useIntl();
  const quality = useAppSelector(selectQuality);
  const { data, error, refetch } = useGetMangaViewerQuery({ chapterId, quality });
  // While another quality of the same chapter is on its way, the one that is there stays (spec §4).
  const viewer = data?.chapterId === chapterId ? data : undefined;
  const chapter = useMemo(() => viewer && readingChapter(viewer), [viewer]);
  useKeptSettings();
  usePageTitle(chapter && formatMessage(messages.title, { chapter: chapter.chapterName, title: chapter.titleName }), { noindex: true });
  return (
    <main className={styles.viewer} data-theme="dark">
      <PagesProvider>
        {!chapter && !error && <OpeningStage />}
        {!chapter && error && (
          <ViewerError error={'kind' in error ? error : { kind: 'malformed' }} chapterId={chapterId} onRetry={() => void refetch()} />
        )}
        {chapter && <Reader key={chapterId} chapter={chapter} isStale={error !== undefined} onStaleKeys={() => void refetch()} />}
      </PagesProvider>
    </main>
  );
}
