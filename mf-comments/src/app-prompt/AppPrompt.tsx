import { useAppStoreLink } from '@komawari/shared-state';
import { buttonClass, ExternalIcon, Sumi } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './AppPrompt.module.css';
import { appPromptMessages as messages } from './appPromptMessages';

/** Comments cannot be posted on the web. Sumi says where readers can post them (docs/specification.md §1, §2 Comments). */
export function AppPrompt() {
  const { formatMessage } = useIntl();
  const storeUrl = useAppStoreLink();
  if (!storeUrl) return null;
  return (
    <aside className={styles.prompt} data-shown-whole="">
      <svg className={styles.sumi} viewBox="-28 -60 56 66" aria-hidden="true" focusable="false">
        <Sumi x={0} y={0} />
      </svg>
      <div className={styles.balloon}>
        <svg className={styles.tail} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M24 2Q16 14 3 20 15 20 24 14Z" />
          <path className={styles.line} d="M23 2Q16 14 3 20 15 20 23 14" />
        </svg>
        <p className={styles.text}>{formatMessage(messages.text)}</p>
        <a
          className={buttonClass({ variant: 'secondary', size: 'small' })}
          href={storeUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {formatMessage(messages.get)}
          <ExternalIcon size="small" />
        </a>
      </div>
    </aside>
  );
}
