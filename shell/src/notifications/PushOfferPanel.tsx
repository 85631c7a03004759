import { selectHasNewFavorite, selectIsGdprAccepted, useAppSelector } from '@komawari/shared-state';
import { lazyPanel } from '@komawari/shared-ui';
import { useState } from 'react';
import type { PushOfferProps } from './PushOffer';

const LazyOffer = lazyPanel<PushOfferProps>(() =>
  import(/* webpackChunkName: "shell-panels" */ './PushOffer').then(({ PushOffer }) => PushOffer),
);

/**
 * Asks a reader who has just added a favorite whether they want to be notified of its chapters. Waits for the privacy notice, so
 * that a reader is never asked two things at once.
 */
export function PushOfferPanel() {
  const isMoment = useAppSelector(selectHasNewFavorite);
  const isGdprAccepted = useAppSelector(selectIsGdprAccepted);
  const [hasAnswered, setHasAnswered] = useState(false);
  return <LazyOffer isOpen={isMoment && isGdprAccepted && !hasAnswered} onClose={() => setHasAnswered(true)} />;
}
