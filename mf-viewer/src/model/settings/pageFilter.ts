import type { TitleSettings } from './viewerSettings';

/** The CSS filter of the page layer; `none` if nothing changes, since every filter costs a layer. */
export function pageFilter({ brightness, contrast, warmth, isGray, isInverted, isEink }: TitleSettings): string {
  const parts = [
    isInverted && 'invert(1)',
    (isGray || isEink) && 'grayscale(1)',
    // Electronic paper has sixteen grays, and its white is gray.
    isEink && 'contrast(1.3)',
    brightness !== 100 && `brightness(${brightness}%)`,
    contrast !== 100 && `contrast(${contrast}%)`,
    // Full sepia turns black into brown. A little of it removes the blue from white.
    warmth !== 0 && `sepia(${warmth * 0.6}%)`,
  ];
  return parts.filter(Boolean).join(' ') || 'none';
}
