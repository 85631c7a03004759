import { darker, lighter, lightness } from '../ink/colour';
import type { Point, Rng } from '../ink/geometry';
import { lerp, seededRandom } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { type BrushOptions, brush } from '../ink/svg';
import type { Look } from './look';

export interface Placement {
  /** Centre of the head. */
  x: number; y: number;
  /** Pixels per unit; a head is about two units high. */
  scale: number;
  /** -1 looks left, 0 at the reader, 1 right. */
  yaw: number;
  /** Degrees, about the neck. */
  tilt?: number;
  seed: number;
  wind?: number;
}

/** Where a head's points fall on the page, and in which colours it is drawn. */
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
  colours: Record<'skin' | 'skinShade' | 'hair' | 'hairShade' | 'hairLight' | 'cloth' | 'clothShade' | 'trim' | 'eyes' | 'blush', string>;
  /** Head space, tilted about the neck. */
  head(p: Point): Point;
  /** Body space, upright. */
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
    colours: coloursOf(pen, look),
    body: ([px, py]) => [x + px * flip * scale, y + py * scale],
    stroke: (points, width, options = {}) => brush(points.map(head), width * line, { fill: ink, ...options }),
  };
}

function coloursOf({ paint }: Pen, look: Look): Frame['colours'] {
  const tint = paint.tint;
  const darkHair = lightness(look.hairColour) < 60;
  return {
    skin: paint.skin(look.skin), skinShade: tint(shadeOf(look.skin, paint.style)),
    hair: tint(look.hairColour),
    hairShade: tint(darkHair ? lighter(look.hairColour, 0.35) : darker(look.hairColour, 0.35)),
    hairLight: tint(lighter(look.hairColour, darkHair ? 0.45 : 0.5)),
    cloth: tint(look.cloth), clothShade: tint(darker(look.cloth, 0.3)),
    trim: tint(look.trim), eyes: tint(look.eyes), blush: tint('#ef8f86'),
  };
}

/** Screentone needs a visible dot under the chin; colour wants a warm shadow. */
function shadeOf(skin: string, style: string): string {
  if (style === 'screentone' || style === 'duotone' || style === 'noir') return darker(skin, lightness(skin) > 205 ? 0.36 : 0.3);
  const warm = darker(skin, 0.14);
  return lightness(skin) > 150 ? blendWarm(warm) : darker(skin, 0.25);
}

function blendWarm(hex: string): string {
  return `#${hex.slice(1).match(/../g)!.map((part, i) => Math.round(lerp(Number.parseInt(part, 16), [224, 120, 118][i] ?? 0, 0.16)).toString(16).padStart(2, '0')).join('')}`;
}
