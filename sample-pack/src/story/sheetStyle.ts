import type { SheetStyle } from '../page/script';
import type { Story } from './story';

/** The drawing style of a work's sheets. */
export function sheetStyle({ style, lean, direction, inks }: Story): SheetStyle {
  return { style, lean, rightToLeft: direction === 'rtl', ...(inks ? { inks } : {}) };
}
