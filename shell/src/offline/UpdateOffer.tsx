import { Button } from '@komawari/shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import styles from './UpdateOffer.module.css';

export interface UpdateOfferProps {
  isOpen: boolean;
  onClose: () => void;
  onUpdate: () => void;
}

/** Says that there is a newer site than the one in this tab. The tab stays unchanged until its reader accepts the update. */
export function UpdateOffer({ isOpen, onClose, onUpdate }: UpdateOfferProps) {
  if (!isOpen) return null;
  return (
    <section className={styles.offer} data-update-offer="" role="status">
      <p className={styles.text}>
        <FormattedMessage {...messages.update} />
      </p>
      <Button variant="quiet" onClick={onClose}>
        <FormattedMessage {...messages.later} />
      </Button>
      <Button variant="primary" onClick={onUpdate}>
        <FormattedMessage {...messages.updateNow} />
      </Button>
    </section>
  );
}
