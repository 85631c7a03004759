import { languageInfo } from '@komawari/shared-domain';
import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { GlobeIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from '../settings/messages';
import styles from './LanguageButton.module.css';

export interface LanguageButtonProps {
  onPress: () => void;
}

/** Shows the current language by its own name and opens the settings (docs/specification.md §2). */
export function LanguageButton({ onPress }: LanguageButtonProps) {
  const intl = useIntl();
  const { nativeName } = languageInfo(useAppSelector(selectServiceLanguage));
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={intl.formatMessage(messages.open, { language: nativeName })}
      onClick={onPress}
    >
      <GlobeIcon />
      <span className={styles.name}>{nativeName}</span>
    </button>
  );
}
