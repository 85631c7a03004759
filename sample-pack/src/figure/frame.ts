import { darker, lighter, lightness, mix } from '../ink/color';
import type { Point, Rng } from '../ink/geometry';
import { seededRandom } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { type BrushOptions, brush } from '../ink/svg';
import type { Look } from './look';

export interface Placement {
  /** Center of the head. */
  x: number; y: number;
  /** Pixels per unit; a head is about two units high. */
  scale: number;
  /** -1 looks left, 0 toward the reader, 1 right. */
  yaw: number;
  /** Degrees, around the neck. */
  tilt?: number;
  seed: number;
  wind?: number;
}

/** Maps a head's points to the page, and holds the colors to draw it in. */
export interface Frame {
  pen: Pen;
  look: Look;
  rng: Rng;
  scale: number;
  turn: number;
  flip: number;
  tilt: number;
  wind: number;
  line: number;
  ink: string;
  colors: Record<'skin' | 'skinShade' | 'hair' | 'hairShade' | 'hairLight' | 'cloth' | 'clothShade' | 'trim' | 'eyes' | 'blush', string>;
  /** Maps head space, tilted around the neck. */
  head(p: Point): Point;
  /** Maps body space, upright. */
  body(p: Point): Point;
  stroke(points: readonly Point[], width: number, options?: Partial<BrushOptions>): string;
}

export function makeFrame(pen: Pen, look: Look, place: Placement): Frame {
  const { x, y, scale, tilt = 0, wind = 0.2 } = place;
  const flip = place.yaw < 0 ? -1 : 1;
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ink = pen.paint.ink;
  const line = Math.max(1.3, scale * 0.026) * pen.paint.line;
  const head = ([px, py]: Point): Point => {
    const [hx, hy] = [px * flip, py - 0.9];
    return [x + (hx * cos - hy * sin) * scale, y + (hx * sin + hy * cos + 0.9) * scale];
  };
  return {
    pen, look, scale, flip, tilt, wind, line, ink, head,
    rng: seededRandom(place.seed * 7919 + 3),
    turn: Math.min(1, Math.abs(place.yaw)),
    colors: colorsOf(pen, look),
    body: ([px, py]) => [x + px * flip * scale, y + py * scale],
    stroke: (points, width, options = {}) => brush(points.map(head), width * line, { fill: ink, ...options }),
  };
}

function colorsOf({ paint }: Pen, look: Look): Frame['colors'] {
  const tint = paint.tint;
  const darkHair = lightness(look.hairColor) < 60;
  return {
    skin: paint.skin(look.skin), skinShade: tint(shadeOf(look.skin, paint.style)),
    hair: tint(look.hairColor),
    hairShade: tint(darkHair ? lighter(look.hairColor, 0.35) : darker(look.hairColor, 0.35)),
    hairLight: tint(lighter(look.hairColor, darkHair ? 0.45 : 0.5)),
    cloth: tint(look.cloth), clothShade: tint(darker(look.cloth, 0.3)),
    trim: tint(look.trim), eyes: tint(look.eyes), blush: tint('#ef8f86'),
  };
}

/** Screentone needs a visible dot under the chin; color needs a warm shadow. */
function shadeOf(skin: string, style: string): string {
  if (style === 'screentone' || style === 'duotone' || style === 'noir') return darker(skin, lightness(skin) > 205 ? 0.36 : 0.3);
  const warm = darker(skin, 0.14);
  return lightness(skin) > 150 ? mix(warm, '#e07876', 0.16) : darker(skin, 0.25);
}
