import { VisuallyHidden } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './OpeningStage.module.css';
import { messages } from './words/messages';

/** The dark stage with page-shaped boxes, while the chapter loads. */
export function OpeningStage() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.stage} role="status">
      <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
      <div className={styles.page} />
      <div className={styles.page} />
    </div>
  );
}
