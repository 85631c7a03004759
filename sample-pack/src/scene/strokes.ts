import { at, type Box, between, lerp, type Point, type Rng, TAU } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { brush, bumpyPath, circle, line, polygon, rect, roundGradient, type Stop, type Stroke, shape, verticalGradient } from '../ink/svg';

/** The line style of backgrounds, thinner than that of people. */
export function sceneStroke({ paint }: Pen, width = 2.2): Stroke {
  return { stroke: paint.ink, width: width * paint.sceneLine };
}

/** Fills the whole box with a gradient from top to bottom. */
export function backdrop(pen: Pen, box: Box, stops: readonly Stop[]): string {
  const id = pen.nextId();
  return verticalGradient(id, box.y, box.y + box.h, stops) + rect(box, `url(#${id})`);
}

export function glow(pen: Pen, x: number, y: number, r: number, color: string, strength = 0.9): string {
  const id = pen.nextId();
  return roundGradient(id, x, y, r, [[0, color, strength], [0.35, color, strength * 0.45], [1, color, 0]]) + circle(x, y, r, `url(#${id})`);
}

/** The sky at this time of day, with sun, moon, stars or clouds. */
export function sky(pen: Pen, box: Box, horizon = 1): string {
  const { tone, rng, time } = pen;
  const air = backdrop(pen, box, [[0, tone.skyTop], [0.75 * horizon, tone.skyLow], [1, tone.skyLow]]);
  const [sx, sy] = [box.x + box.w * between(rng, 0.15, 0.85), box.y + box.h * horizon * between(rng, 0.12, 0.4)];
  const r = Math.min(box.w, box.h) * 0.09;
  if (time === 'night') return air + stars(pen, box, 60, horizon) + circle(sx, sy, r, tone.sun);
  const disc = time === 'dusk' ? circle(box.x + box.w * 0.5, box.y + box.h * horizon * 0.72, r * 2, tone.sun) : '';
  const clouds = [0, 1, 2].map(() => cloud(pen, box.x + box.w * between(rng, -0.1, 0.8), box.y + box.h * horizon * between(rng, 0.15, 0.6), box.w * between(rng, 0.18, 0.36), box.h * 0.07));
  return air + disc + clouds.join('');
}

export function stars({ rng, tone }: Pen, box: Box, count: number, depth = 0.7): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [box.x + rng() * box.w, box.y + rng() * box.h * depth, 0.6 + rng() * rng() * 2.6];
    d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}L${x.toFixed(1)} ${(y - r).toFixed(1)}L${(x + r).toFixed(1)} ${y.toFixed(1)}L${x.toFixed(1)} ${(y + r).toFixed(1)}Z`;
  }
  return shape(d, tone.sun);
}

export function cloud(pen: Pen, x: number, y: number, w: number, h: number): string {
  const points = Array.from({ length: 9 }, (_, i): Point => [x + (w * i) / 8, y - Math.sin((i / 8) * Math.PI) * h * between(pen.rng, 0.7, 1.2)]);
  return shape(bumpyPath(points, false, 0.58), pen.tone.cloud, sceneStroke(pen, 2));
}

export interface SkylineOptions { base: number; low: number; high: number; width: readonly [number, number]; fill: string; windows?: string; lit?: number; outlined?: boolean }

/** A row of houses against the sky. */
export function skyline(pen: Pen, box: Box, options: SkylineOptions): string {
  const { rng } = pen;
  let out = '';
  for (let x = box.x - 20; x < box.x + box.w + 20;) {
    const w = between(rng, ...options.width);
    const h = lerp(options.low, options.high, rng() * rng() * 0.6 + rng() * 0.4);
    out += tower(pen, { x, y: options.base - h, w, h }, options);
    x += w + (rng() < 0.3 ? rng() * 14 : -2);
  }
  return out;
}

function tower(pen: Pen, { x, y, w, h }: Box, { fill, windows, lit = 0.4, outlined = true }: SkylineOptions): string {
  const { rng } = pen;
  const stroke = outlined ? sceneStroke(pen, 1.8) : undefined;
  const stepped: Point[] = [[x, y + h], [x, y + h * 0.16], [x + w * 0.22, y + h * 0.16], [x + w * 0.22, y], [x + w * 0.8, y], [x + w * 0.8, y + h * 0.1], [x + w, y + h * 0.1], [x + w, y + h]];
  const steps = rng() < 0.3;
  const body = steps ? polygon(stepped, fill, stroke) : rect({ x, y, w, h }, fill, stroke);
  const mast = rng() < 0.4 ? line([[x + w * 0.5, y], [x + w * 0.5, y - between(rng, 18, 55)]], fill, 3) : '';
  return mast + body + (windows ? windowsOf(rng, { x, y: steps ? y + h * 0.18 : y, w, h }, windows, lit) : '');
}

function windowsOf(rng: Rng, { x, y, w, h }: Box, fill: string, lit: number): string {
  const [gw, gh] = [between(rng, 7, 11), between(rng, 9, 15)];
  let d = '';
  for (let wy = y + 14; wy < y + h - gh; wy += gh + 7) {
    for (let wx = x + 8; wx < x + w - gw - 4; wx += gw + 6) if (rng() < lit) d += `M${wx.toFixed(0)} ${wy.toFixed(0)}h${gw.toFixed(0)}v${gh.toFixed(0)}h-${gw.toFixed(0)}z`;
  }
  return shape(d, fill);
}

/** A round tree; `size` is its height. */
export function tree(pen: Pen, x: number, y: number, size: number): string {
  const { tone, rng } = pen;
  const crown = (cx: number, cy: number, r: number, fill: string, stroke?: Stroke): string =>
    shape(bumpyPath(Array.from({ length: 11 }, (_, i): Point => {
      const k = r * between(rng, 0.88, 1.1);
      return [cx + Math.cos((i / 11) * TAU) * k, cy + Math.sin((i / 11) * TAU) * k * 0.85];
    }), true, 0.58), fill, stroke);
  const trunk = brush([[x, y], [x + size * 0.02, y - size * 0.3], [x - size * 0.01, y - size * 0.6]], size * 0.1, { fill: tone.wood, taper: [0, 0.6], min: 0.3 });
  const parts = ([[-0.24, -0.6, 0.24], [0.24, -0.61, 0.24], [0, -0.8, 0.3], [0, -0.56, 0.26]] as const).map(([dx, dy, r]) =>
    crown(x + dx * size, y + dy * size, r * size, tone.leaf, sceneStroke(pen)) + crown(x + (dx + 0.04) * size, y + (dy + 0.06) * size, r * size * 0.72, tone.leafDark));
  return trunk + parts.join('');
}

/** Hills or waves: a soft line from side to side, filled down to the bottom of the box. */
export function ridge(pen: Pen, box: Box, y: number, height: number, fill: string, peaks = 6, stroke?: Stroke): string {
  const points = Array.from({ length: peaks + 1 }, (_, i): Point => [box.x - 20 + ((box.w + 40) * i) / peaks, y - pen.rng() * height]);
  let d = `M${at(points, 0).join(' ')}`;
  for (let i = 0; i < peaks; i++) {
    const [a, b] = [at(points, i), at(points, i + 1)];
    const middle = (a[0] + b[0]) / 2;
    d += `C${middle.toFixed(1)} ${a[1].toFixed(1)} ${middle.toFixed(1)} ${b[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
  }
  return shape(`${d}L${box.x + box.w + 20} ${box.y + box.h + 20}L${box.x - 20} ${box.y + box.h + 20}Z`, fill, stroke);
}

/** Boards, tiles and rails that lead to one vanishing point. */
export function floor(pen: Pen, box: Box, y: number, fill: string, boards = 9): string {
  const [cx, foot] = [box.x + box.w / 2, box.y + box.h];
  const lines = Array.from({ length: boards + 1 }, (_, i) => {
    const x = box.x - box.w * 0.4 + (box.w * 1.8 * i) / boards;
    return line([[lerp(cx, x, 0.35), y], [x, foot]], pen.paint.tint(pen.palette.shade), 1.5 * (pen.paint.sceneLine || 0.5), 0.5);
  });
  return rect({ x: box.x, y, w: box.w, h: foot - y }, fill) + lines.join('');
}
