import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { OtherLeaf } from '../../end/OtherLeaf';
import { useLongPress } from '../../stage/input/useLongPress';
import { PagedStage } from '../../stage/paged/PagedStage';
import type { StageProps } from '../../stage/StageHandle';
import { StripStage } from '../../stage/strip/StripStage';
import type { ReaderSession } from '../session/useReaderSession';
import { messages } from '../words/messages';
import styles from './Reader.module.css';

/** The stage of the reading direction. Nothing is drawn until it was measured. */
export function ReaderStage({ session: { chapter, view, controls } }: { session: ReaderSession }) {
  const { formatMessage } = useIntl();
  const { mode, shown, sight, place, settings } = view;
  const { peek, size } = view.peekStage;
  const region = useRef<HTMLDivElement>(null);
  useLongPress(region, (target) => controls.pageMenu.open(pageAt(target)));
  const renderOther = useCallback<StageProps['renderOther']>((leaf) => <OtherLeaf chapter={chapter} leaf={leaf} />, [chapter]);
  const common = { chapter: sight.onStage, settings, place, taps: controls.taps, renderOther, ref: controls.stage };
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
        <StripStage {...common} stage={size} panelStops={sight.panelStops} onScrolled={controls.onScrolled} />
      )}
      {size && mode === 'horizontal' && (
        <PagedStage {...common} stage={size} guide={sight.guide} looking={view.looking} spreads={shown.spreads} />
      )}
    </div>
  );
}

function pageAt(target: Element): number | undefined {
  const number = target.closest('[data-page]')?.getAttribute('data-page');
  return number ? Number(number) : undefined;
}
