import { LiveRegion, Toast } from '@komawari/shared-ui';
import type { CSSProperties } from 'react';
import { SharperPicturesContext } from '../../images/sharperPicturesContext';
import { leafOfPageNumber } from '../../model/chapter/leaves';
import { EinkFlash } from '../../stage/eink/EinkFlash';
import { PagedStagePart } from '../../stage/paged/PagedStagePart';
import { OfflineNotice } from '../device/OfflineNotice';
import { ViewerErrorPart } from '../error/ViewerErrorPart';
import { usePreloadWhenIdle } from '../loading/usePreloadWhenIdle';
import { type SessionOptions, useReaderSession } from '../session/useReaderSession';
import { ChapterHeading } from './ChapterHeading';
import { LAZY_PARTS, Magnifier, PeekFinder, PeekLayer } from './lazyParts';
import { Panels } from './Panels';
import styles from './Reader.module.css';
import { ReaderBars } from './ReaderBars';
import { ReaderStage } from './ReaderStage';
import { SpokenPages } from './SpokenPages';

const NOT_AT_FIRST = [PagedStagePart, ...LAZY_PARTS, ViewerErrorPart];

/** The reader of one chapter: the stage, everything over it, and the bars. */
export function Reader(options: SessionOptions) {
  const session = useReaderSession(options);
  usePreloadWhenIdle(NOT_AT_FIRST);
  const { chapter, root, view, controls, sharpening, toast, setToast, announcement } = session;
  const { settings, filter, peekStage, peeked, shown } = view;
  const { magnifier } = controls;
  return (
    <div
      ref={root}
      className={styles.reader}
      data-tone={settings.tone}
      data-mode={view.mode}
      data-eink={settings.isEink || undefined}
      data-stage-bars={controls.bars.areVisible ? 'shown' : 'hidden'}
      style={edgeStyle(view.analyzed.edge)}
    >
      <ChapterHeading chapter={chapter} />
      <SharperPicturesContext value={sharpening.pictures}>
        <ReaderStage session={session} />
      </SharperPicturesContext>
      <ReaderBars session={session} />
      <PeekFinder {...peekStage.peek.search} />
      <PeekLayer {...{ chapter, peeked, filter }} stage={peekStage} spread={shown.spread} hasButtons={controls.bars.areVisible} />
      <OfflineNotice />
      {magnifier.at && (
        <Magnifier
          {...{ root, filter }}
          at={magnifier.at}
          onBlurred={(page) => sharpening.onBlurred(leafOfPageNumber(chapter.leaves, page))}
        />
      )}
      {settings.isEink && <EinkFlash turn={controls.turn} every={settings.einkFlash} />}
      <LiveRegion message={announcement} />
      <SpokenPages descriptions={shown.descriptions} />
      <Panels session={session} />
      <div className={styles.notes}>
        <Toast message={toast} seconds={3} onDismiss={() => setToast(undefined)} />
      </div>
    </div>
  );
}

/** Continues the color of the page's edge around the page. */
function edgeStyle(edge: string | undefined): CSSProperties | undefined {
  // React's style type does not include custom properties.
  return edge === undefined ? undefined : ({ '--stage': edge, '--stage-box': edge } as CSSProperties);
}
