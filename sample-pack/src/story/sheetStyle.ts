import type { SheetStyle } from '../page/script';
import type { Story } from './story';

/** How the sheets of a work are drawn. */
export function sheetStyle({ style, lean, direction, inks }: Story): SheetStyle {
  return { style, lean, rightToLeft: direction === 'rtl', ...(inks ? { inks } : {}) };
}
