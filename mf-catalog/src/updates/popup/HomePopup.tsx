import type { Popup } from '@komawari/shared-proto';
import { useState } from 'react';
import { OneImagePopup } from './OneImagePopup';
import { TextPopup } from './TextPopup';
import { useFirstTime } from './useFirstTime';

/** The popup of Home, in whichever of its four kinds. Each popupId is shown once (spec §2, Home). */
export function HomePopup({ popup }: { popup: Popup }) {
  const isFirstTime = useFirstTime(popup.popupId);
  const [isClosed, setClosed] = useState(false);
  const { content } = popup;
  if (!isFirstTime || isClosed || !content) return null;
  const close = () => setClosed(true);
  switch (content.kind) {
    case 'oneImage':
      return <OneImagePopup image={content.value} onClose={close} />;
    // The film behind a reward is an app's; its picture is all that a browser can show.
    case 'movieReward':
      return <OneImagePopup image={{ imageUrl: content.value.imageUrl }} onClose={close} />;
    case 'appDefault':
      return <TextPopup text={content.value} imageUrl={content.value.imageUrl} onClose={close} />;
    case 'osDefault':
      return <TextPopup text={content.value} onClose={close} />;
  }
}
