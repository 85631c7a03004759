import { Button } from '@komawari/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TitleSettings } from '../../../model/settings/viewerSettings';
import { messages } from './messages';
import styles from './SettingsSheet.module.css';

export type SettingName = keyof TitleSettings;

/** What this title has of its own, and how it becomes what every title has. */
export interface OwnSettings {
  names: readonly SettingName[];
  onTakeForAll: (name: SettingName) => void;
}

/** What every part of the sheet is given. */
export interface SettingsPartProps {
  settings: TitleSettings;
  change: (part: Partial<TitleSettings>) => void;
  own: OwnSettings;
}

export interface SettingRowProps {
  /** `shared` is the same for every title; `none` is no choice here, so nothing is said of whom it holds for. */
  name: SettingName | 'shared' | 'none';
  /** What the row is called. */
  label: string;
  own: OwnSettings;
  children: ReactNode;
}

/** A row of the settings, and for whom it holds: this title, or all of them. */
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
