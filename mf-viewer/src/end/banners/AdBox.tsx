import type { AdNetwork } from '@komawari/shared-proto';
import { useIntl } from 'react-intl';
import styles from './Banners.module.css';
import { messages } from './messages';

/** The place of an advertisement. No script of a network is loaded: the box says what it is and whose it would be. */
export function AdBox({ networks }: { networks: readonly AdNetwork[] }) {
  const { formatMessage } = useIntl();
  const network = networks.find((candidate) => candidate.network)?.network;
  if (!network) return null;
  return (
    <aside className={styles.ad} aria-label={formatMessage(messages.advertisement)} data-network={network.kind}>
      {formatMessage(messages.advertisement)}
    </aside>
  );
}
