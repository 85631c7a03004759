import type { PopupOneImage } from '@komawari/shared-proto';
import { ActionLink } from '@komawari/shared-state';
import { CloseIcon, IconButton } from '@komawari/shared-ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../../../words/messages';
import { messages } from './messages';
import styles from './OneImagePopup.module.css';

export interface OneImagePopupProps {
  image: PopupOneImage;
  onClose: () => void;
}

/** A full-screen image over a page that does not scroll. A press anywhere closes it. A press on the image follows its action. */
export function OneImagePopup({ image, onClose }: OneImagePopupProps) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  // A modal opens through a method, not through an attribute. The reader may leave the page while it is open.
  useEffect(() => {
    const popup = dialog.current;
    popup?.showModal();
    return () => popup?.close();
  }, []);
  return (
    // With the keyboard, Escape and the close button do what a press beside the image does for a pointer.
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={formatMessage(messages.popup)}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <IconButton className={styles.close} isOverArt label={formatMessage(catalogMessages.close)} icon={<CloseIcon />} />
      <ActionLink action={image.action} className={styles.link} label={formatMessage(messages.popupOpen)}>
        <img className={styles.image} src={image.imageUrl} alt="" width={900} height={1200} />
      </ActionLink>
    </dialog>
  );
}
