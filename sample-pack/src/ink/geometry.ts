/** Points, seeded random numbers and curves: every drawing starts as a list of points. */
export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Rng = () => number;

export const TAU = Math.PI * 2;

/** A small fast generator (mulberry32): the same seed draws the same page on every machine. */
export function seededRandom(seed: number): Rng {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Hashes any mix of names and numbers to one number (FNV-1a). */
export function seedOf(...parts: (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of parts.join('/')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

export function between(rng: Rng, low: number, high: number): number {
  return low + (high - low) * rng();
}

/** The item at an index; wraps around at both ends of the list. */
export function at<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error('at(): the list is empty');
  // Whatever the index, the remainder is a valid index.
  return list[((index % list.length) + list.length) % list.length] as T;
}

export function pick<T>(rng: Rng, list: readonly T[]): T {
  return at(list, Math.floor(rng() * list.length));
}

/** A smooth line through the points (Catmull-Rom). */
export function curve(points: readonly Point[], segments = 8, closed = false): Point[] {
  const n = points.length;
  const get = (i: number): Point => (closed ? at(points, i) : at(points, clamp(i, 0, n - 1)));
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let s = 0; s < segments; s++) {
      const t = s / segments;
      out.push([spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) out.push(get(n - 1));
  return out;
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - by * 2, h: box.h - by * 2 };
}

export function boundsOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
