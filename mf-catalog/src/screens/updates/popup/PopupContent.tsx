import type { Popup } from '@komawari/shared-proto';
import { OneImagePopup } from './OneImagePopup';
import { TextPopup } from './TextPopup';

export interface PopupContentProps {
  content: NonNullable<Popup['content']>;
  onClose: () => void;
}

/** The popup in any of its four kinds (docs/specification.md §3, Popup). */
export function PopupContent({ content, onClose }: PopupContentProps) {
  switch (content.kind) {
    case 'oneImage':
      return <OneImagePopup image={content.value} onClose={onClose} />;
    // Only an app can play the film of a reward. A browser can show only its picture.
    case 'movieReward':
      return <OneImagePopup image={{ imageUrl: content.value.imageUrl }} onClose={onClose} />;
    case 'appDefault':
      return <TextPopup text={content.value} imageUrl={content.value.imageUrl} onClose={onClose} />;
    case 'osDefault':
      return <TextPopup text={content.value} onClose={onClose} />;
  }
}
