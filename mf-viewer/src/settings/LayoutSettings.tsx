import { type MessageDescriptor, useIntl } from 'react-intl';
import { SegmentedControl, Switch } from '@komawari/shared-ui';
import { messages } from './messages';
import { RangeRow } from './RangeRow';
import styles from './SettingsSheet.module.css';
import type { TitleSettings } from './viewerSettings';

export interface SettingsPartProps {
  settings: TitleSettings;
  change: (part: Partial<TitleSettings>) => void;
}

/** How wide a strip is while nothing was chosen: where its slider stands. */
const USUAL_STRIP_PERCENT = 60;

/** Direction, pages side by side, fit, width. Only what the direction knows is shown. */
export function LayoutSettings({ isVerticalOnly, settings, change }: SettingsPartProps & { isVerticalOnly: boolean }) {
  const { formatMessage } = useIntl();
  const mode = isVerticalOnly ? 'vertical' : settings.mode;
  const labelled = <Value extends keyof typeof messages>(...values: readonly Value[]) =>
    values.map((value) => {
      const label: MessageDescriptor = messages[value];
      return { value, label: formatMessage(label) };
    });
  return (
    <>
      <div>
        <SegmentedControl
          legend={formatMessage(messages.mode)}
          segments={labelled('vertical', 'horizontal').map((segment) => ({
            ...segment,
            isDisabled: isVerticalOnly && segment.value === 'horizontal',
          }))}
          value={mode}
          onChange={(value) => change({ mode: value })}
        />
        {isVerticalOnly && <p className={styles.hint}>{formatMessage(messages.verticalOnly)}</p>}
      </div>
      {mode === 'vertical' ? (
        <RangeRow
          label={formatMessage(messages.stripWidth)}
          min={30}
          max={100}
          value={settings.stripWidth ?? USUAL_STRIP_PERCENT}
          onChange={(stripWidth) => change({ stripWidth })}
        />
      ) : (
        <>
          <SegmentedControl
            legend={formatMessage(messages.layout)}
            segments={labelled('auto', 'single', 'double')}
            value={settings.layout}
            onChange={(layout) => change({ layout })}
          />
          <Switch
            label={formatMessage(messages.shifted)}
            checked={settings.isShifted}
            onChange={(isShifted) => change({ isShifted })}
          />
          <SegmentedControl
            legend={formatMessage(messages.fit)}
            segments={labelled('page', 'width', 'height')}
            value={settings.fit}
            onChange={(fit) => change({ fit })}
          />
        </>
      )}
    </>
  );
}
