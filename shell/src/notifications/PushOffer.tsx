import { readStored, usePushOffer, writeStored } from '@komawari/shared-state';
import { BellIcon, Button } from '@komawari/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BottomNotice } from '../bottom-notice/BottomNotice';
import { messages } from './messages';

const WORDS = { on: messages.on, off: messages.off, failed: messages.failed };

export interface PushOfferProps {
  /** Whether this is a good moment to ask. */
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Offers to notify the reader of new chapters, in our own words. The browser's own prompt follows only after a yes. A no is
 * remembered, and nobody is asked twice.
 */
export function PushOffer({ isOpen, onClose }: PushOfferProps) {
  const intl = useIntl();
  const offer = usePushOffer();
  const [isDeclined] = useState(() => readStored('isPushOfferDeclined') === true);
  const [answer, setAnswer] = useState<keyof typeof WORDS>();
  const decline = () => {
    writeStored('isPushOfferDeclined', true);
    onClose();
  };
  if (isDeclined || !isOpen || !(offer.isOpen || answer)) return null;
  return (
    <BottomNotice
      label={intl.formatMessage(messages.label)}
      isStatus
      text={<FormattedMessage {...(answer ? WORDS[answer] : messages.text)} />}
    >
      {answer ? (
        <Button onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      ) : (
        <>
          <Button variant="quiet" onClick={decline}>
            <FormattedMessage {...messages.notNow} />
          </Button>
          <Button variant="primary" icon={<BellIcon />} onClick={() => void offer.ask().then(setAnswer)}>
            <FormattedMessage {...messages.yes} />
          </Button>
        </>
      )}
    </BottomNotice>
  );
}
