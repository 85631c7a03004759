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
import { AheadContext, type StepAhead } from '../chapter/position/aheadContext';
import { createLeftPositions, LeftPositionsContext } from '../chapter/position/leftPositions';
import { TicketQuestion } from '../chapter/tickets/TicketQuestion';
import { useChapterAhead, useGetMangaViewerQuery } from '../chapter/viewerApi';
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
import type { ChapterAhead } from './ahead/drawnChapters';
import { useDrawnChapters } from './ahead/useDrawnChapters';
import { useLaidOutAhead } from './ahead/useLaidOutAhead';
import { errorHeading } from './error/errorHeading';
import type { ViewerErrorProps } from './error/ViewerError';
import { ViewerErrorPart } from './error/ViewerErrorPart';
import { ChapterFrame } from './layout/ChapterFrame';
import { Reader } from './layout/Reader';
import { useDrafts, withDrafts } from './loading/useDrafts';
import { useOpenAsNewReader } from './loading/useOpenAsNewReader';
import { OpeningStage } from './OpeningStage';
import styles from './ViewerPage.module.css';

/** /viewer/{chapterId}: one chapter, read (docs/specification.md §2). Pictures outlive it, since the next chapter's first ones are among them. */
export function ViewerPage() {
  const chapterId = parseId(useParams().chapterId);
  return chapterId === undefined ? <Redirect to={paths.error()} /> : <Viewer chapterId={chapterId} />;
}

function Viewer({ chapterId }: { chapterId: number }) {
  const [leftPositions] = useState(createLeftPositions);
  usePersistSettings();
  return (
    <main className={styles.viewer} tabIndex={-1} data-theme="dark">
      <PagesProvider>
        <PageAnalyzerProvider>
          <LeftPositionsContext value={leftPositions}>
            <DrawnChapters chapterId={chapterId} />
          </LeftPositionsContext>
        </PageAnalyzerProvider>
      </PagesProvider>
    </main>
  );
}

/** The chapter, and out of sight the next one or the one before: who reads on, or goes back, waits for nothing but a frame. */
function DrawnChapters({ chapterId }: { chapterId: number }) {
  const { opened, ahead, onAhead } = useDrawnChapters(chapterId);
  const aheadBox = useLaidOutAhead(ahead?.key);
  return [opened, ahead].map((drawn) => {
    if (!drawn) return undefined;
    const { key, chapterId: id } = drawn;
    const step = drawn === ahead ? ahead.step : undefined;
    const chapter = <OpenChapter key={key} chapterId={id} stepAhead={step} onAhead={onAhead} />;
    // Around what comes from the HTML it would be a part to be taken over by itself.
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
  /** What will open it, if it is drawn before. */
  stepAhead: StepAhead | undefined;
  onAhead: (ahead: ChapterAhead | undefined) => void;
}

const OpenChapter = memo(function OpenChapter({ chapterId, stepAhead, onAhead }: OpenChapterProps) {
  const isHydrating = useIsHydrating();
  const [firstPanel, setFirstPanel] = useState<BarPanel>();
  const quality = useQuality();
  // `data` is the last answer that came: while another quality is on its way, the one that is there stays (docs/specification.md §4).
  const { data: opened, error, refetch } = useGetMangaViewerQuery({ chapterId, quality });
  // Who reads on sees at once what was asked for ahead, and reads it without a network; but what the server refuses to open is closed.
  const { data: ahead } = useChapterAhead({ chapterId, quality, isAhead: true });
  const isRefused = error !== undefined && 'kind' in error && !isPassing(error);
  const data = opened ?? (isRefused ? undefined : ahead);
  useWhenOnline(error && data && !opened ? () => void refetch() : undefined);
  useOpenAsNewReader(chapterId, opened !== undefined);
  const drafts = useDrafts(chapterId);
  const chosen = useAppSelector((state) => selectTitleSettings(state, data?.titleId ?? 0));
  // What is hydrated is the same for every reader.
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
      <AheadContext value={stepAhead}>
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
      </AheadContext>
    );
  }
  if (!failure) return <OpeningStage />;
  return <FailedChapter error={failure} chapterId={chapterId} onRetry={() => void refetch()} />;
});

/** Whether the stage of this reader is there. That of a book is asked for beside the chapter, and not when it is to be drawn. */
function useHasStage(chosen: TitleSettings, chapter: ReadingChapter | undefined): boolean {
  const isBook = readingSettings(chosen, chapter?.isVerticalOnly === true).mode === 'horizontal';
  return PagedStagePart.useIsThere(isBook) || !isBook;
}

/** A closed site and a blocked region have pages of their own; the viewer itself tells the rest (docs/specification.md §8). */
function FailedChapter(props: ViewerErrorProps) {
  const { kind } = props.error;
  const { locale: tag } = useIntl();
  const isOfViewer = kind !== 'maintenance' && kind !== 'geoBlocked';
  return useLoadError(props.error, { tag, inline: isOfViewer }) && <ViewerErrorPart {...props} />;
}
