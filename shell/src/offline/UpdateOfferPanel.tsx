import type { CompositionOutline } from '@komawari/shared-state';
import { lazyPanel } from '@komawari/shared-ui';
import { useState } from 'react';
import type { UpdateOfferProps } from './UpdateOffer';
import { useUpdateOffer } from './useUpdateOffer';

const LazyOffer = lazyPanel<UpdateOfferProps>(() =>
  import(/* webpackChunkName: "shell-panels" */ './UpdateOffer').then(({ UpdateOffer }) => UpdateOffer),
);

/** Offers a newer site than the one in this tab as soon as it is live. */
export function UpdateOfferPanel({ composition }: { composition: CompositionOutline }) {
  const { isOffered, update } = useUpdateOffer(composition.id);
  const [isDeclined, setIsDeclined] = useState(false);
  // The visitor of a preview asked for exactly this composition.
  const isOpen = isOffered && !isDeclined && !composition.isPreview;
  return <LazyOffer isOpen={isOpen} onClose={() => setIsDeclined(true)} onUpdate={() => void update()} />;
}
