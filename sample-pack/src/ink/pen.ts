import { type Rng, seededRandom } from './geometry';
import { PAINTS, type Paint, type StyleName } from './paint';
import { mapPalette, type Palette, paletteFor, type TimeOfDay } from './palette';

/** What every drawing function receives: random numbers, paint, the colors of the time of day, and unique IDs. */
export interface Pen {
  rng: Rng;
  paint: Paint;
  palette: Palette;
  /** The palette after the style's paint was applied. */
  tone: Palette;
  time: TimeOfDay;
  nextId(): string;
}

export interface PenOptions {
  style: StyleName;
  seed: number;
  time?: TimeOfDay;
  lean: string;
  strength?: number;
}

export function makePen({ style, seed, time = 'day', lean, strength }: PenOptions): Pen {
  let count = 0;
  const prefix = `s${seed.toString(36)}`;
  return penWith({ rng: seededRandom(seed), paint: PAINTS[style], nextId: () => `${prefix}-${++count}` }, time, lean, strength);
}

/** The same pen at another time of day: panels of one page may jump from noon to midnight. */
export function atTime(pen: Pen, time: TimeOfDay, lean: string): Pen {
  return penWith(pen, time, lean);
}

function penWith(base: Pick<Pen, 'rng' | 'paint' | 'nextId'>, time: TimeOfDay, lean: string, strength?: number): Pen {
  const palette = paletteFor(time, lean, strength);
  const tone = mapPalette(palette, base.paint.tint);
  return { rng: base.rng, paint: base.paint, nextId: base.nextId, palette, tone, time };
}
