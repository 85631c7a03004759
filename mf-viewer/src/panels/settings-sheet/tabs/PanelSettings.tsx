import { SegmentedControl, Switch } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from '../rows/messages';
import type { SettingsPartProps } from '../rows/SettingRow';
import { SettingRow } from '../rows/SettingRow';

const MOMENTS = [
  { value: 'first', label: messages.pageFirst },
  { value: 'last', label: messages.pageLast },
] as const;

/**
 * How the viewer uses the panels that it finds: the guided view moves along them, or steps stop at them. A strip has no pages for
 * the guided view.
 */
export function PanelSettings({ isVerticalOnly, settings, change, own }: SettingsPartProps & { isVerticalOnly: boolean }) {
  const { formatMessage } = useIntl();
  const isGuided = settings.isGuided && !isVerticalOnly;
  const isVertical = isVerticalOnly || (settings.mode === 'vertical' && !isGuided);
  return (
    <>
      {!isVerticalOnly && (
        <SettingRow name="isGuided" label={formatMessage(messages.guided)} own={own}>
          <Switch label={formatMessage(messages.guided)} checked={isGuided} onChange={(isOn) => change({ isGuided: isOn })} />
        </SettingRow>
      )}
      {isGuided && (
        <SettingRow name="guidedPage" label={formatMessage(messages.guidedPage)} own={own}>
          <SegmentedControl
            legend={formatMessage(messages.guidedPage)}
            segments={MOMENTS.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
            value={settings.guidedPage}
            onChange={(guidedPage) => change({ guidedPage })}
          />
        </SettingRow>
      )}
      {isVertical && (
        <SettingRow name="stopsAtPanels" label={formatMessage(messages.stopsAtPanels)} own={own}>
          <Switch
            label={formatMessage(messages.stopsAtPanels)}
            checked={settings.stopsAtPanels}
            onChange={(stopsAtPanels) => change({ stopsAtPanels })}
          />
        </SettingRow>
      )}
    </>
  );
}
