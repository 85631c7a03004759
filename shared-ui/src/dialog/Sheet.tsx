import { ModalDialog, type ModalDialogProps } from './ModalDialog';
import styles from './Sheet.module.css';

export interface SheetProps extends ModalDialogProps {
  /** Which side it comes from on wide screens. */
  side?: 'start' | 'end';
}

/** Lists and settings: from the bottom on small screens, where the thumb is; a panel at the side on wide ones. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return <ModalDialog {...props} shape={`${styles.sheet} ${styles[side]}`} />;
}
