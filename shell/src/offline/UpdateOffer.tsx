import type { CompositionOutline } from '@komawari/shared-state';
import { Button } from '@komawari/shared-ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';
import styles from './UpdateOffer.module.css';
import { useUpdateOffer } from './useUpdateOffer';

/** Says that there is a newer site than the one in this tab, which goes on as it is until its reader wants the other. */
export function UpdateOffer({ composition }: { composition: CompositionOutline }) {
  const { isOffered, update } = useUpdateOffer(composition.id);
  const [isDeclined, setIsDeclined] = useState(false);
  // A preview is what its visitor asked to see.
  if (!isOffered || isDeclined || composition.isPreview) return null;
  return (
    <section className={styles.offer} data-update-offer="" role="status">
      <p className={styles.text}>
        <FormattedMessage {...messages.update} />
      </p>
      <Button variant="quiet" onClick={() => setIsDeclined(true)}>
        <FormattedMessage {...messages.later} />
      </Button>
      <Button variant="primary" onClick={() => void update()}>
        <FormattedMessage {...messages.updateNow} />
      </Button>
    </section>
  );
}
