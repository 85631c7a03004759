import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { usePages } from '../../../images/PagesProvider';
import { messages } from '../rows/messages';
import styles from '../rows/SettingsSheet.module.css';

/** The data used for the pages of this visit, next to the settings that affect it. */
export function DataUse() {
  const { formatMessage, formatNumber } = useIntl();
  const { subscribe, loadedBytes } = usePages();
  const bytes = useSyncExternalStore(subscribe, loadedBytes, loadedBytes);
  const size = formatNumber(bytes / 1e6, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return <p className={styles.hint}>{formatMessage(messages.dataUse, { size })}</p>;
}
