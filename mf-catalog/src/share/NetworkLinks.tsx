import { buttonClass } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { shareTargets } from './shareTargets';

export interface NetworkLinksProps {
  /** The text of the post. */
  text: string;
  /** The address to share. */
  address: string;
  look: Parameters<typeof buttonClass>[0];
}

/** List items with a link to each network by its name. They are plain links: no script and no picture of a network loads. */
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
