import { RadioList, SegmentedControl, Switch } from '@komawari/shared-ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ReadingChapter } from '../../../model/chapter/readingChapter';
import { columnPercent } from '../../../model/layout/columnWidth';
import { messages } from '../rows/messages';
import { RangeRow } from '../rows/RangeRow';
import { SettingRow, type SettingsPartProps } from '../rows/SettingRow';
import styles from '../rows/SettingsSheet.module.css';
import { PanelSettings } from './PanelSettings';

/** The position of the slider before the reader chooses: the margin of docs/specification.md §9. */
const USUAL_STRIP_GAP = 30;
const MIN_STRIP_WIDTH = 30;

interface LayoutSettingsProps extends SettingsPartProps {
  chapter: Pick<ReadingChapter, 'isVerticalOnly' | 'isMarkedVertical'>;
  /** The width of the stage in CSS pixels; `undefined` until it is measured. */
  stageWidth: number | undefined;
}

interface StripPartProps extends SettingsPartProps {
  isVerticalOnly: boolean;
  /** The width of the stage in CSS pixels; `undefined` until it is measured. */
  stageWidth: number | undefined;
}

/** Direction and page layout. Shows only the rows that apply to the direction. */
export function LayoutSettings({ chapter: { isVerticalOnly, isMarkedVertical }, stageWidth, ...part }: LayoutSettingsProps) {
  const { formatMessage } = useIntl();
  const labeled = useLabeledSegments();
  const mode = isVerticalOnly ? 'vertical' : part.settings.mode;
  const isGuided = part.settings.isGuided && !isVerticalOnly;
  return (
    <>
      <div>
        <SettingRow name={isVerticalOnly ? 'none' : 'mode'} label={formatMessage(messages.mode)} own={part.own}>
          <SegmentedControl
            legend={formatMessage(messages.mode)}
            segments={labeled('vertical', 'horizontal').map((segment) => ({
              ...segment,
              isDisabled: isVerticalOnly && segment.value === 'horizontal',
            }))}
            value={mode}
            onChange={(value) => part.change({ mode: value, isGuided: false })}
          />
        </SettingRow>
        {isVerticalOnly && <p className={styles.hint}>{formatMessage(messages.verticalOnly)}</p>}
      </div>
      {isMarkedVertical && (
        <SettingRow name="none" label={formatMessage(messages.isBook)} own={part.own}>
          <Switch
            label={formatMessage(messages.isBook)}
            checked={part.settings.isBook}
            onChange={(isBook) => part.change({ isBook })}
          />
        </SettingRow>
      )}
      <PanelSettings {...part} isVerticalOnly={isVerticalOnly} />
      {mode === 'horizontal' || isGuided ? <PageOrderRow {...part} /> : null}
      {isGuided ? null : mode === 'vertical' ? (
        <StripRows {...part} {...{ isVerticalOnly, stageWidth }} />
      ) : (
        <PagesRows {...part} />
      )}
    </>
  );
}

/** Pieces of one long picture have no gap between them. */
function StripRows({ isVerticalOnly, stageWidth, settings, change, own }: StripPartProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <SettingRow name="stripWidth" label={formatMessage(messages.stripWidth)} own={own}>
        <RangeRow
          label={formatMessage(messages.stripWidth)}
          min={MIN_STRIP_WIDTH}
          max={100}
          step={1}
          value={Math.max(MIN_STRIP_WIDTH, columnPercent(stageWidth, settings.stripWidth))}
          onChange={(stripWidth) => change({ stripWidth })}
        />
      </SettingRow>
      {!isVerticalOnly && (
        <SettingRow name="stripGap" label={formatMessage(messages.gap)} own={own}>
          <RangeRow
            label={formatMessage(messages.gap)}
            unit="px"
            min={0}
            max={60}
            value={settings.stripGap ?? USUAL_STRIP_GAP}
            onChange={(stripGap) => change({ stripGap })}
          />
        </SettingRow>
      )}
    </>
  );
}

const ORDERS = [
  { value: 'auto', label: messages.orderAuto },
  { value: 'ltr', label: messages.ltr },
  { value: 'rtl', label: messages.rtl },
] as const;

/** The data of the title may be wrong. */
function PageOrderRow({ settings, change, own }: SettingsPartProps) {
  const { formatMessage } = useIntl();
  return (
    <SettingRow name="pageOrder" label={formatMessage(messages.pageOrder)} own={own}>
      <RadioList
        legend={formatMessage(messages.pageOrder)}
        options={ORDERS.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
        value={settings.pageOrder}
        onChange={(pageOrder) => change({ pageOrder })}
      />
    </SettingRow>
  );
}

function PagesRows({ settings, change, own }: SettingsPartProps) {
  const { formatMessage } = useIntl();
  const labeled = useLabeledSegments();
  return (
    <>
      <SettingRow name="layout" label={formatMessage(messages.layout)} own={own}>
        <SegmentedControl
          legend={formatMessage(messages.layout)}
          segments={labeled('auto', 'single', 'double')}
          value={settings.layout}
          onChange={(layout) => change({ layout })}
        />
      </SettingRow>
      <SettingRow name="isShifted" label={formatMessage(messages.shifted)} own={own}>
        <Switch
          label={formatMessage(messages.shifted)}
          checked={settings.isShifted}
          onChange={(isShifted) => change({ isShifted })}
        />
      </SettingRow>
      <SettingRow name="pairGap" label={formatMessage(messages.gap)} own={own}>
        <RangeRow
          label={formatMessage(messages.gap)}
          unit="px"
          min={0}
          max={40}
          value={settings.pairGap}
          onChange={(pairGap) => change({ pairGap })}
        />
      </SettingRow>
      <SettingRow name="fit" label={formatMessage(messages.fit)} own={own}>
        <SegmentedControl
          legend={formatMessage(messages.fit)}
          segments={labeled('page', 'width', 'height')}
          value={settings.fit}
          onChange={(fit) => change({ fit })}
        />
      </SettingRow>
      <SettingRow name="keepsZoom" label={formatMessage(messages.keepsZoom)} own={own}>
        <Switch
          label={formatMessage(messages.keepsZoom)}
          checked={settings.keepsZoom}
          onChange={(keepsZoom) => change({ keepsZoom })}
        />
      </SettingRow>
    </>
  );
}

function useLabeledSegments() {
  const { formatMessage } = useIntl();
  return <Value extends keyof typeof messages>(...values: readonly Value[]) =>
    values.map((value) => {
      const label: MessageDescriptor = messages[value];
      return { value, label: formatMessage(label) };
    });
}
