import type { PopupAppDefault, PopupButton, PopupOSDefault } from '@komawari/shared-proto';
import { ActionLink, actionTarget } from '@komawari/shared-state';
import { Button, buttonClass, Dialog, Image } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../../../words/messages';
import { messages } from './messages';
import styles from './TextPopup.module.css';

export interface TextPopupProps {
  text: PopupOSDefault | PopupAppDefault;
  imageUrl?: string;
  onClose: () => void;
}

/** A text popup with up to three buttons or one action, and a picture if there is one. */
export function TextPopup({ text, imageUrl, onClose }: TextPopupProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.subject}
      closeLabel={formatMessage(catalogMessages.close)}
      footer={buttonsOf(text, formatMessage(messages.popupOpen)).map((button, index) => (
        <PopupChoice key={index} button={button} isMain={index === 0} onClose={onClose} />
      ))}
    >
      {imageUrl && <Image src={imageUrl} alt="" ratio="16 / 9" />}
      <p className={styles.body}>{text.body}</p>
    </Dialog>
  );
}

function buttonsOf(text: PopupOSDefault | PopupAppDefault, actionName: string): PopupButton[] {
  if ('imageUrl' in text) return text.action ? [{ text: actionName, action: text.action }] : [];
  return [text.okButton, text.neutralButton, text.cancelButton].filter((button) => button !== undefined);
}

interface PopupChoiceProps {
  button: PopupButton;
  isMain: boolean;
  onClose: () => void;
}

function PopupChoice({ button, isMain, onClose }: PopupChoiceProps) {
  const variant = isMain ? 'primary' : 'secondary';
  if (!actionTarget(button.action)) {
    return (
      <Button variant={variant} onClick={onClose}>
        {button.text}
      </Button>
    );
  }
  return (
    <ActionLink action={button.action} className={buttonClass({ variant })} onClick={onClose}>
      {button.text}
    </ActionLink>
  );
}
