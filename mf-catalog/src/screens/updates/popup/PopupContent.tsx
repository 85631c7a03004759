import type { Popup } from '@komawari/shared-proto';
import { OneImagePopup } from './OneImagePopup';
import { TextPopup } from './TextPopup';

export interface PopupContentProps {
  content: NonNullable<Popup['content']>;
  onClose: () => void;
}

/** A popup in whichever of its four kinds (docs/specification.md §3, Popup). */
export function PopupContent({ content, onClose }: PopupContentProps) {
  switch (content.kind) {
    case 'oneImage':
      return <OneImagePopup image={content.value} onClose={onClose} />;
    // The film behind a reward is an app's; its picture is all that a browser can show.
    case 'movieReward':
      return <OneImagePopup image={{ imageUrl: content.value.imageUrl }} onClose={onClose} />;
    case 'appDefault':
      return <TextPopup text={content.value} imageUrl={content.value.imageUrl} onClose={onClose} />;
    case 'osDefault':
      return <TextPopup text={content.value} onClose={onClose} />;
  }
}
