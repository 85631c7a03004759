import { IMAGE_QUALITIES, type ImageQuality, LOCALES, type Locale } from '@komawari/shared-domain';
import { itemAt } from '../itemAt';
import { randomFrom } from '../randomFrom';

/** What can happen to a reader's screen during reading. */
export type Change =
  | { kind: 'resize'; width: number; height: number }
  | { kind: 'key'; key: string }
  | { kind: 'quality'; quality: ImageQuality }
  /** A reload in another language of the interface. */
  | { kind: 'reload'; service: Locale }
  /** The reader moves, so the position changes. */
  | { kind: 'scroll'; screens: number }
  | { kind: 'turn'; key: string };

/** Phones, tablets and desktops, in both orientations. */
const SCREENS = [
  [390, 844],
  [844, 390],
  [320, 568],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1024, 600],
] as const;
/** Direction, one or two pages, fit, shifted pairs. */
const KEYS = ['v', 'v', '1', '2', 'i', 'Shift+O'];

/** Random changes, the same for the same seed. */
export function randomChanges(seed: number, count: number): Change[] {
  const next = randomFrom(seed);
  const oneOf = <Item>(items: readonly Item[]) => itemAt(items, Math.floor(next() * items.length));
  return Array.from({ length: count }, (): Change => {
    const die = next();
    if (die < 0.35) {
      const [width, height] = oneOf(SCREENS);
      return { kind: 'resize', width, height };
    }
    if (die < 0.6) return { kind: 'key', key: oneOf(KEYS) };
    if (die < 0.68) return { kind: 'quality', quality: oneOf(IMAGE_QUALITIES) };
    if (die < 0.74) return { kind: 'reload', service: oneOf(LOCALES) };
    if (die < 0.9) return { kind: 'scroll', screens: next() * 5 - 1.5 };
    return { kind: 'turn', key: oneOf(['ArrowRight', 'ArrowRight', 'ArrowLeft', 'PageDown']) };
  });
}
