import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLongPress } from '../../stage/input/useLongPress';
import { PagedStagePart } from '../../stage/paged/PagedStagePart';
import type { StageProps } from '../../stage/StageHandle';
import { StripStage } from '../../stage/strip/StripStage';
import type { ReaderSession } from '../session/useReaderSession';
import { messages } from '../words/messages';
import { ExtraLeaf } from './lazyParts';
import styles from './Reader.module.css';

/** The stage of the reading direction. It renders nothing until it is measured. */
export function ReaderStage({ session: { chapter, view, controls, sharpening } }: { session: ReaderSession }) {
  const { formatMessage } = useIntl();
  const { mode, shown, analyzed, position, settings } = view;
  const { peek, size } = view.peekStage;
  const region = useRef<HTMLDivElement>(null);
  useLongPress(region, (target) => controls.pageMenu.open(pageAt(target)));
  const renderExtra = useCallback<StageProps['renderExtra']>((leaf) => <ExtraLeaf chapter={chapter} leaf={leaf} />, [chapter]);
  const common = {
    chapter: analyzed.onStage,
    settings,
    position,
    taps: controls.taps,
    onPastEnd: controls.onPastEnd,
    onBlurred: sharpening.onBlurred,
    renderExtra,
    ref: controls.stage,
  };
  return (
    <div
      ref={region}
      className={styles.stage}
      data-beside={peek.isBeside || undefined}
      role="region"
      aria-label={formatMessage(messages.stage)}
      aria-roledescription={formatMessage(messages.comicPage)}
      style={{ filter: view.filter }}
    >
      {size && mode === 'vertical' && (
        <StripStage {...common} stage={size} panelStops={analyzed.panelStops} onScrolled={controls.onScrolled} />
      )}
      {size && mode === 'horizontal' && (
        <PagedStagePart {...common} stage={size} guide={analyzed.guide} focusedLeaf={view.focusedLeaf} spreads={shown.spreads} />
      )}
    </div>
  );
}

function pageAt(target: Element): number | undefined {
  const number = target.closest('[data-page]')?.getAttribute('data-page');
  return number ? Number(number) : undefined;
}
