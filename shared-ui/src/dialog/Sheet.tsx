import { ModalDialog, type ModalDialogProps } from './ModalDialog';
import styles from './Sheet.module.css';

export interface SheetProps extends ModalDialogProps {
  /** The side it comes from on wide screens. */
  side?: 'start' | 'end';
}

/**
 * A dialog for lists and settings. It comes from the bottom on small screens, where the thumb is, and is a side panel on wide
 * ones.
 */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return <ModalDialog {...props} shape={`${styles.sheet} ${styles[side]}`} />;
}
