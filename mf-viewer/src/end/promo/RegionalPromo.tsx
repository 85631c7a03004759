import { appStoreLink, readStored, writeStored } from '@komawari/shared-state';
import { buttonClass, Dialog } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isPromoDue } from '../../model/end/regionalPromo';
import { messages } from './messages';

export interface RegionalPromoProps {
  regionCode: string;
  /** The clock, in epoch milliseconds. */
  clock?: () => number;
}

/** The promo of a region, at most once a day (docs/specification.md §4, regional promo). */
export function RegionalPromo({ regionCode, clock = Date.now }: RegionalPromoProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  // Clock and storage are outside React.
  useEffect(() => {
    const now = clock();
    if (!isPromoDue({ regionCode, now, shownAt: readStored('regionalPromoShownAt') })) return;
    writeStored('regionalPromoShownAt', now);
    setIsOpen(true);
  }, [regionCode, clock]);
  if (!isOpen) return null;
  return (
    <Dialog
      isOpen
      onClose={() => setIsOpen(false)}
      title={formatMessage(messages.heading)}
      closeLabel={formatMessage(messages.close)}
      footer={
        <a
          href={appStoreLink(navigator.userAgent)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'primary' })}
        >
          {formatMessage(messages.app)}
        </a>
      }
    >
      <p>{formatMessage(messages.body)}</p>
    </Dialog>
  );
}
