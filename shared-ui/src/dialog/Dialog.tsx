import styles from './Dialog.module.css';
import { ModalDialog, type ModalDialogProps } from './ModalDialog';

/** A question or a notice in the center of the screen. */
export function Dialog(props: ModalDialogProps) {
  return <ModalDialog {...props} shape={styles.centered} />;
}
