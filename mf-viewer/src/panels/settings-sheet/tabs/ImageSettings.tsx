import { IMAGE_QUALITIES } from '@komawari/shared-domain';
import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { SegmentedControl, Switch } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { qualityChosen, selectQuality } from '../../../settings/viewerSlice';
import { messages } from '../rows/messages';
import type { SettingsPartProps } from '../rows/SettingRow';
import { SettingRow } from '../rows/SettingRow';
import { ComfortSettings } from './ComfortSettings';
import { DataUse } from './DataUse';
import { EinkSettings } from './EinkSettings';

/** Resolution (docs/specification.md §2, Viewer), and the look of pictures. */
export function ImageSettings(props: SettingsPartProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const quality = useAppSelector(selectQuality);
  return (
    <>
      <SettingRow name="shared" label={formatMessage(messages.quality)} own={props.own}>
        <SegmentedControl
          legend={formatMessage(messages.quality)}
          segments={IMAGE_QUALITIES.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          value={quality}
          onChange={(value) => dispatch(qualityChosen(value))}
        />
        <DataUse />
      </SettingRow>
      <SettingRow name="isCropped" label={formatMessage(messages.crop)} own={props.own}>
        <Switch
          label={formatMessage(messages.crop)}
          checked={props.settings.isCropped}
          onChange={(isCropped) => props.change({ isCropped })}
        />
      </SettingRow>
      <ComfortSettings {...props} />
      <EinkSettings {...props} />
    </>
  );
}
