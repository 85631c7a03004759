import { languageInfo } from '@komawari/shared-domain';
import { Button, Sheet } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './PeekLanguages.module.css';
import type { Peek } from './usePeek';

export interface PeekLanguagesProps {
  peek: Peek;
  isOpen: boolean;
  onClose: () => void;
}

/** All languages in which the work is available. The page stays in the chosen one until the reader changes it. */
export function PeekLanguages({ peek, isOpen, onClose }: PeekLanguagesProps) {
  const { formatMessage } = useIntl();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={formatMessage(messages.languages)} closeLabel={formatMessage(messages.close)}>
      <ul className={styles.languages}>
        {peek.locales.map((locale) => (
          <li key={locale}>
            <Button
              isWide
              lang={locale}
              onClick={() => {
                onClose();
                peek.choose(locale);
              }}
            >
              {languageInfo(locale).nativeName}
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
