import { clamp, lerp } from './geometry';

export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a color of the form #rrggbb: ${hex}`);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex([r, g, b]: Rgb): string {
  return `#${[r, g, b].map((v) => clamp(Math.round(v), 0, 255).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes the fraction `t` of `b` into color `a`. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [parseHex(a), parseHex(b)];
  return toHex([lerp(p[0], q[0], t), lerp(p[1], q[1], t), lerp(p[2], q[2], t)]);
}

export function darker(hex: string, t: number): string {
  return mix(hex, '#140f22', t);
}

export function lighter(hex: string, t: number): string {
  return mix(hex, '#ffffff', t);
}

/** The perceived lightness of a color, 0 to 255. */
export function lightness(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return 0.3 * r + 0.59 * g + 0.11 * b;
}
