import {
  readStored,
  selectHasNewFavorite,
  selectIsGdprAccepted,
  useAppSelector,
  usePushOffer,
  writeStored,
} from '@komawari/shared-state';
import { BellIcon, Button } from '@komawari/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FootNotice } from '../foot-notice/FootNotice';
import { messages } from './messages';

const WORDS = { on: messages.on, off: messages.off, failed: messages.failed };

/**
 * Offers to tell of new chapters to a reader who has just made a title a favorite, in words of our own: the browser asks only after
 * a yes to these. A no is kept, and nobody is asked twice. Waits for the privacy notice, so that never two things are asked at once.
 */
export function PushOffer() {
  const intl = useIntl();
  const { isOpen, ask } = usePushOffer();
  const isMoment = useAppSelector(selectHasNewFavorite);
  const isGdprAccepted = useAppSelector(selectIsGdprAccepted);
  const [isDeclined, setIsDeclined] = useState(() => readStored('isPushOfferDeclined') === true);
  const [answer, setAnswer] = useState<keyof typeof WORDS>();
  const decline = () => {
    setIsDeclined(true);
    writeStored('isPushOfferDeclined', true);
  };
  const isOffered = isOpen && isMoment && isGdprAccepted;
  if (isDeclined || !(isOffered || answer)) return null;
  return (
    <FootNotice
      label={intl.formatMessage(messages.label)}
      isStatus
      text={<FormattedMessage {...(answer ? WORDS[answer] : messages.text)} />}
    >
      {answer ? (
        <Button onClick={() => setIsDeclined(true)}>
          <FormattedMessage {...messages.close} />
        </Button>
      ) : (
        <>
          <Button variant="quiet" onClick={decline}>
            <FormattedMessage {...messages.notNow} />
          </Button>
          <Button variant="primary" icon={<BellIcon />} onClick={() => void ask().then(setAnswer)}>
            <FormattedMessage {...messages.yes} />
          </Button>
        </>
      )}
    </FootNotice>
  );
}
