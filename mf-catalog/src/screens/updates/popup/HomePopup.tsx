import type { Popup } from '@komawari/shared-proto';
import { selectIsGdprAccepted, useAppSelector } from '@komawari/shared-state';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { PopupContentProps } from './PopupContent';
import { useFirstTime } from './useFirstTime';
import { useMayInterrupt } from './useMayInterrupt';

// Most visits show no popup, so its code loads only with one. If the code does not load, no popup is shown.
const PopupContent = lazy<ComponentType<PopupContentProps>>(() =>
  import(/* webpackChunkName: "home-popup" */ './PopupContent').then(
    ({ PopupContent: Component }) => ({ default: Component }),
    () => ({ default: () => null }),
  ),
);

/**
 * The popup of Home. Each popupId is shown once (docs/specification.md §2, Home), and never over the privacy notice. It waits
 * until the reader has answered the notice and has used the page.
 */
export function HomePopup({ popup }: { popup: Popup }) {
  const isMoment = useMayInterrupt(useAppSelector(selectIsGdprAccepted));
  const isFirstTime = useFirstTime(isMoment ? popup.popupId : undefined);
  const [isClosed, setClosed] = useState(false);
  if (!isFirstTime || isClosed || !popup.content) return null;
  return (
    <Suspense fallback={null}>
      <PopupContent content={popup.content} onClose={() => setClosed(true)} />
    </Suspense>
  );
}
