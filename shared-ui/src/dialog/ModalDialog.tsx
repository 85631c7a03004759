import { type ReactNode, type Ref, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icon/navigationIcons';
import { classNames } from '../styles/classNames';
import styles from './ModalDialog.module.css';

export interface ModalDialogProps {
  isOpen: boolean;
  /** Called for Escape, the close button, or a press outside. The owner should set `isOpen` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Actions that stay visible while the content scrolls. */
  footer?: ReactNode;
}

interface Shaped extends ModalDialogProps {
  shape: string | undefined;
}

/**
 * Uses the native `<dialog>`: the browser keeps the focus inside, restores it afterwards, and makes the rest of the page inert.
 */
export function ModalDialog({ isOpen, onClose, title, closeLabel, children, footer, shape }: Shaped) {
  const titleId = useId();
  const dialog = useShown(isOpen);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, shape)}
      aria-labelledby={titleId}
      // Escape closes through the owner. Otherwise the browser would close first and report later, when the dialog may be open
      // for something else.
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => isOwn(event) && isOpen && !event.currentTarget.open && onClose()}
      // The frame fills the dialog, so a press on the dialog itself is a press on its backdrop.
      onClick={(event) => isOwn(event) && onClose()}
    >
      {isOpen && (
        <div className={styles.frame}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </header>
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/**
 * To show a modal dialog is a call, not an attribute, so it must be an effect. It must be the first one, so that the content can
 * scroll itself into position.
 */
function useShown(isOpen: boolean): Ref<HTMLDialogElement> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    // Browsers before 2022 show it in place.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
    };
  }, [isOpen]);
  return ref;
}

/**
 * Whether an event belongs to this dialog itself, and not to another dialog or a file input inside: in React these events bubble
 * too.
 */
function isOwn({ target, currentTarget }: SyntheticEvent): boolean {
  return target === currentTarget;
}
