import { buttonClass } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { shareTargets } from './shareTargets';

export interface NetworkLinksProps {
  /** What to say about it. */
  text: string;
  /** What is shared. */
  address: string;
  look: Parameters<typeof buttonClass>[0];
}

/** The items of a list: each network by its name. They are plain links; no network's script or picture comes with the page. */
export function NetworkLinks({ text, address, look }: NetworkLinksProps) {
  const { formatMessage } = useIntl();
  return shareTargets(text, address).map(({ network, href }) => (
    <li key={network}>
      <a
        className={buttonClass(look)}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={formatMessage(messages.on, { network })}
      >
        {network}
      </a>
    </li>
  ));
}
