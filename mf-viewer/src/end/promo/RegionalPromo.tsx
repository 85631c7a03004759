import type { Campaign } from '@komawari/shared-proto';
import { readStored, selectIsGdprAccepted, useAppSelector, useAppStoreLink, writeStored } from '@komawari/shared-state';
import { buttonClass, Dialog } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isPromoDue } from '../../model/end/regionalPromo';
import { messages } from './messages';

export interface RegionalPromoProps {
  /** The campaigns of the reader's region. */
  campaigns: readonly Campaign[];
  /** The clock, in epoch milliseconds. */
  clock?: () => number;
}

/**
 * The app promotion of a region, at most once a day (docs/specification.md §4, regional promo), and never over the privacy
 * notice.
 */
export function RegionalPromo({ campaigns, clock = Date.now }: RegionalPromoProps) {
  const { formatMessage } = useIntl();
  const store = useAppStoreLink();
  const isGdprAccepted = useAppSelector(selectIsGdprAccepted);
  const [isOpen, setIsOpen] = useState(false);
  // Clock and storage are outside React.
  useEffect(() => {
    if (!store || !isGdprAccepted) return;
    const now = clock();
    if (!isPromoDue({ campaigns, now, shownAt: readStored('regionalPromoShownAt') })) return;
    writeStored('regionalPromoShownAt', now);
    setIsOpen(true);
  }, [campaigns, clock, store, isGdprAccepted]);
  if (!isOpen) return null;
  return (
    <Dialog
      isOpen
      onClose={() => setIsOpen(false)}
      title={formatMessage(messages.heading)}
      closeLabel={formatMessage(messages.close)}
      footer={
        <a href={store} target="_blank" rel="noopener" className={buttonClass({ variant: 'primary' })}>
          {formatMessage(messages.app)}
        </a>
      }
    >
      <p>{formatMessage(messages.body)}</p>
    </Dialog>
  );
}
