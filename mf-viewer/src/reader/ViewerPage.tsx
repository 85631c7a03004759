import { chapterPageName, parseId, paths } from '@komawari/shared-domain';
import {
  isPassing,
  Redirect,
  useAdProvider,
  useAppSelector,
  useIsHydrating,
  useLoadError,
  useParams,
} from '@komawari/shared-state';
import { useIsOnline, usePageTitle, useWhenOnline } from '@komawari/shared-ui';
import { Activity, memo, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { createExitPositions, ExitPositionsContext } from '../chapter/position/exitPositions';
import { type ExpectedNavigation, ExpectedNavigationContext } from '../chapter/position/expectedNavigationContext';
import { TicketQuestion } from '../chapter/tickets/TicketQuestion';
import { useCachedChapter, useGetMangaViewerQuery } from '../chapter/viewerApi';
import type { BarPanel } from '../controls/bars/TopBar';
import { FirstPages } from '../first-page/FirstPages';
import { PageAnalyzerProvider } from '../images/analysis/PageAnalyzerProvider';
import { PagesProvider } from '../images/PagesProvider';
import { asCorrected, type ReadingChapter, readingChapter } from '../model/chapter/readingChapter';
import { readingSettings } from '../model/settings/readingSettings';
import { DEFAULT_SETTINGS, type TitleSettings } from '../model/settings/viewerSettings';
import { usePersistSettings } from '../settings/usePersistSettings';
import { useQuality } from '../settings/useQuality';
import { selectTitleSettings } from '../settings/viewerSlice';
import { PagedStagePart } from '../stage/paged/PagedStagePart';
import type { PrerenderTarget } from './ahead/mountedChapters';
import { useMountedChapters } from './ahead/useMountedChapters';
import { useOffscreenLayout } from './ahead/useOffscreenLayout';
import { errorHeading } from './error/errorHeading';
import type { ViewerErrorProps } from './error/ViewerError';
import { ViewerErrorPart } from './error/ViewerErrorPart';
import { ChapterFrame } from './layout/ChapterFrame';
import { Reader } from './layout/Reader';
import { useDrafts, withDrafts } from './loading/useDrafts';
import { useOpenAsNewReader } from './loading/useOpenAsNewReader';
import { OpeningStage } from './OpeningStage';
import styles from './ViewerPage.module.css';

/**
 * /viewer/{chapterId}: one chapter (docs/specification.md §2). Pictures outlive the chapter, since they include the first ones of
 * the next chapter.
 */
export function ViewerPage() {
  const chapterId = parseId(useParams().chapterId);
  return chapterId === undefined ? <Redirect to={paths.error()} /> : <Viewer chapterId={chapterId} />;
}

function Viewer({ chapterId }: { chapterId: number }) {
  const [exitPositions] = useState(createExitPositions);
  usePersistSettings();
  return (
    <main className={styles.viewer} tabIndex={-1} data-theme="dark">
      <PagesProvider>
        <PageAnalyzerProvider>
          <ExitPositionsContext value={exitPositions}>
            <MountedChapters chapterId={chapterId} />
          </ExitPositionsContext>
        </PageAnalyzerProvider>
      </PagesProvider>
    </main>
  );
}

/** The chapter and, hidden, the next or the previous one. So reading on or going back takes only one frame. */
function MountedChapters({ chapterId }: { chapterId: number }) {
  const { opened, ahead, onAhead } = useMountedChapters(chapterId);
  const aheadBox = useOffscreenLayout(ahead?.key);
  return [opened, ahead].map((drawn) => {
    if (!drawn) return undefined;
    const { key, chapterId: id } = drawn;
    const step = drawn === ahead ? ahead.step : undefined;
    const chapter = <OpenChapter key={key} chapterId={id} stepAhead={step} onAhead={onAhead} />;
    // Around content from the HTML, the boundary would hydrate separately.
    if (drawn.isFromHtml) return chapter;
    return (
      <div key={key} ref={step && aheadBox} className={styles.chapter} data-ahead={step}>
        <Activity mode={step ? 'hidden' : 'visible'}>{chapter}</Activity>
      </div>
    );
  });
}

interface OpenChapterProps {
  chapterId: number;
  /** How the reader will open it, if it is rendered ahead. */
  stepAhead: ExpectedNavigation | undefined;
  onAhead: (ahead: PrerenderTarget | undefined) => void;
}

const OpenChapter = memo(function OpenChapter({ chapterId, stepAhead, onAhead }: OpenChapterProps) {
  const isHydrating = useIsHydrating();
  const [firstPanel, setFirstPanel] = useState<BarPanel>();
  const quality = useQuality();
  // `data` is the last answer. While another quality loads, the current one stays (docs/specification.md §4).
  const { data: opened, error, refetch } = useGetMangaViewerQuery({ chapterId, quality });
  // A prefetched chapter is shown at once, and can be read without a network. But if the server refuses to open the chapter, it
  // is not shown.
  const { data: ahead } = useCachedChapter({ chapterId, quality, isAhead: true });
  const isRefused = error !== undefined && 'kind' in error && !isPassing(error);
  const data = opened ?? (isRefused ? undefined : ahead);
  useWhenOnline(error && data && !opened ? () => void refetch() : undefined);
  useOpenAsNewReader(chapterId, opened !== undefined);
  const drafts = useDrafts(chapterId);
  const chosen = useAppSelector((state) => selectTitleSettings(state, data?.titleId ?? 0));
  // The hydrated content must be the same for every reader.
  const { isBook, pageOrder } = isHydrating ? DEFAULT_SETTINGS : chosen;
  const bannerIn = useAdProvider();
  const chapter = useMemo(
    () => data && asCorrected(withDrafts(readingChapter(data, bannerIn), drafts), { isBook, pageOrder }),
    [data, bannerIn, drafts, isBook, pageOrder],
  );
  const hasStage = useHasStage(chosen, chapter);
  const { formatMessage } = useIntl();
  const isOnline = useIsOnline();
  const failure = error && ('kind' in error ? error : ({ kind: 'malformed' } as const));
  const name = chapter && chapterPageName(chapter.chapterName, chapter.titleName);
  usePageTitle(name ?? (failure && formatMessage(errorHeading(failure, isOnline))), { noindex: true });
  if (chapter) {
    return (
      <ExpectedNavigationContext value={stepAhead}>
        {isHydrating ? (
          <ChapterFrame chapter={chapter} onPanel={setFirstPanel} />
        ) : (
          <TicketQuestion chapter={chapter}>
            <Reader
              chapter={chapter}
              isStale={opened !== undefined && error !== undefined}
              onCorrupt={() => void refetch()}
              firstPanel={firstPanel}
              onAhead={onAhead}
            />
          </TicketQuestion>
        )}
        <FirstPages chapter={chapter} hasStage={!isHydrating && hasStage} />
      </ExpectedNavigationContext>
    );
  }
  if (!failure) return <OpeningStage />;
  return <FailedChapter error={failure} chapterId={chapterId} onRetry={() => void refetch()} />;
});

/**
 * Whether loading of this reader's stage has ended. The paged stage is requested together with the chapter, not when it renders.
 */
function useHasStage(chosen: TitleSettings, chapter: ReadingChapter | undefined): boolean {
  const isBook = readingSettings(chosen, chapter?.isVerticalOnly === true).mode === 'horizontal';
  return PagedStagePart.useIsLoaded(isBook) || !isBook;
}

/**
 * A closed site and a blocked region have their own pages. The viewer itself shows all other errors (docs/specification.md §8).
 */
function FailedChapter(props: ViewerErrorProps) {
  const { kind } = props.error;
  const { locale: tag } = useIntl();
  const isOfViewer = kind !== 'maintenance' && kind !== 'geoBlocked';
  return useLoadError(props.error, { tag, inline: isOfViewer }) && <ViewerErrorPart {...props} />;
}
