import { Button } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TitleSettings } from '../../../model/settings/viewerSettings';
import { messages } from './messages';
import styles from './SettingsSheet.module.css';

export type SettingName = keyof TitleSettings;

/** The settings that differ for this title, and how to make one the default for all titles. */
export interface OwnSettings {
  names: readonly SettingName[];
  onTakeForAll: (name: SettingName) => void;
}

/** The props of every part of the sheet. */
export interface SettingsPartProps {
  settings: TitleSettings;
  change: (part: Partial<TitleSettings>) => void;
  own: OwnSettings;
}

export interface SettingRowProps {
  /** `shared` is the same for every title. `none` offers no choice here, so the row does not say to which titles it applies. */
  name: SettingName | 'shared' | 'none';
  /** The name of the row. */
  label: string;
  own: OwnSettings;
  children: ReactNode;
}

/** A row of the settings. It says whether it applies to this title or to all titles. */
export function SettingRow({ name, label, own, children }: SettingRowProps) {
  const { formatMessage } = useIntl();
  const isOwn = isSetting(name) && own.names.includes(name);
  return (
    <div className={styles.row}>
      {children}
      {name !== 'none' && (
        <p className={styles.holds}>
          {formatMessage(isOwn ? messages.thisTitle : messages.allTitles)}
          {isOwn && (
            <Button
              size="small"
              variant="quiet"
              aria-label={formatMessage(messages.rowForAll, { row: label })}
              onClick={() => own.onTakeForAll(name)}
            >
              {formatMessage(messages.forAll)}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function isSetting(name: SettingRowProps['name']): name is SettingName {
  return name !== 'shared' && name !== 'none';
}
