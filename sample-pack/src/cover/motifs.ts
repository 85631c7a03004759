import { between, type Point, type Rng, TAU } from '../ink/geometry';
import { circle, ellipse, line, polygon, rect, type Stroke, shape } from '../ink/svg';

/** Rays from a point, in alternating colors. */
export function rays(cx: number, cy: number, reach: number, count: number, colors: readonly string[]): string {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * TAU, ((i + 1) / count) * TAU];
    return polygon([[cx, cy], [cx + Math.cos(a) * reach, cy + Math.sin(a) * reach], [cx + Math.cos(b) * reach, cy + Math.sin(b) * reach]], colors[i % colors.length] ?? '#ffffff');
  }).join('');
}

/** Concentric circles, like ripples in water or the waves of a mast. */
export function rings(cx: number, cy: number, from: number, to: number, count: number, stroke: string, width: number): string {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return circle(cx, cy, from + (to - from) * t, 'none', { stroke, width: width * (1 - t * 0.6), opacity: 1 - t * 0.75 });
  }).join('');
}

/** A paper lantern with ribs and light inside. */
export function lantern(x: number, y: number, r: number, fill: string, light: string, ink: string): string {
  const ribs = [-0.6, -0.3, 0, 0.3, 0.6].map((t) => shape(`M${x - r * Math.sqrt(1 - t * t)} ${y + t * r * 1.15}Q${x} ${y + t * r * 1.15 + r * 0.16} ${x + r * Math.sqrt(1 - t * t)} ${y + t * r * 1.15}`, 'none', { stroke: ink, width: r * 0.03, opacity: 0.5 }));
  return line([[x, y - r * 4], [x, y - r]], ink, r * 0.06) + ellipse(x, y, r, r * 1.15, fill) + ellipse(x - r * 0.2, y, r * 0.55, r * 0.9, light, { opacity: 0.55 }) + ribs.join('')
    + rect({ x: x - r * 0.42, y: y - r * 1.24, w: r * 0.84, h: r * 0.18 }, ink) + rect({ x: x - r * 0.42, y: y + r * 1.06, w: r * 0.84, h: r * 0.18 }, ink) + line([[x, y + r * 1.24], [x, y + r * 1.75]], fill, r * 0.12);
}

/** A closed letter, turned in the wind. */
export function envelope(x: number, y: number, w: number, turn: number, fill: string, ink: string, seal: string): string {
  const h = w * 0.64;
  const stroke: Stroke = { stroke: ink, width: w * 0.022 };
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${rect({ x: -w / 2, y: -h / 2, w, h }, fill, stroke)}${polygon([[-w / 2, -h / 2], [0, h * 0.1], [w / 2, -h / 2]], fill, stroke)}${circle(0, h * 0.06, w * 0.085, seal)}</g>`;
}

/** An umbrella from straight above. */
export function umbrella(x: number, y: number, r: number, turn: number, fill: string, dark: string): string {
  const tips = Array.from({ length: 8 }, (_, i): Point => [x + Math.cos((i / 8) * TAU + turn) * r, y + Math.sin((i / 8) * TAU + turn) * r]);
  return tips.map((tip, i) => {
    const next = tips[(i + 1) % 8] ?? tip;
    const middle: Point = [(tip[0] + next[0]) / 2 * 0.94 + x * 0.06, (tip[1] + next[1]) / 2 * 0.94 + y * 0.06];
    return shape(`M${x} ${y}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${middle[0].toFixed(1)} ${middle[1].toFixed(1)} ${next[0].toFixed(1)} ${next[1].toFixed(1)}Z`, i % 2 ? fill : dark);
  }).join('') + circle(x, y, r * 0.05, dark);
}

/** A bare tree that forks repeatedly. Also returns the ends of its twigs. */
export function branches(rng: Rng, x: number, y: number, length: number, angle: number, width: number, fill: string, depth: number, tips: Point[] = []): string {
  const bend = between(rng, -0.12, 0.12);
  const [mx, my] = [x + Math.cos(angle + bend) * length * 0.5, y + Math.sin(angle + bend) * length * 0.5];
  const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const [nx, ny] = [-Math.sin(angle) * width * 0.5, Math.cos(angle) * width * 0.5];
  const limb = shape(`M${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}Q${(mx + nx * 0.85).toFixed(1)} ${(my + ny * 0.85).toFixed(1)} ${(ex + nx * 0.62).toFixed(1)} ${(ey + ny * 0.62).toFixed(1)}L${(ex - nx * 0.62).toFixed(1)} ${(ey - ny * 0.62).toFixed(1)}Q${(mx - nx * 0.85).toFixed(1)} ${(my - ny * 0.85).toFixed(1)} ${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}Z`, fill, { stroke: fill, width: 1.2 });
  if (depth === 0) {
    tips.push([ex, ey]);
    return limb;
  }
  const forks = depth > 3 ? 3 : 2;
  return limb + Array.from({ length: forks }, (_, i) => {
    const spread = (i - (forks - 1) / 2) * between(rng, 0.55, 0.85) + between(rng, -0.14, 0.14);
    return branches(rng, ex, ey, length * between(rng, 0.66, 0.84), angle + spread, width * 0.62, fill, depth - 1, tips);
  }).join('');
}

/** A lattice mast that narrows to a tip. */
export function mast(x: number, foot: number, height: number, width: number, stroke: string, weight: number): string {
  const half = (t: number): number => (width / 2) * (1 - t * 0.92);
  const level = (t: number): number => foot - height * t;
  let out = line([[x - half(0), foot], [x, level(1)]], stroke, weight) + line([[x + half(0), foot], [x, level(1)]], stroke, weight);
  for (let i = 0; i < 11; i++) {
    const [a, b] = [i / 12, (i + 1) / 12];
    out += line([[x - half(a), level(a)], [x + half(b), level(b)]], stroke, weight * 0.55) + line([[x + half(a), level(a)], [x - half(b), level(b)]], stroke, weight * 0.55) + line([[x - half(b), level(b)], [x + half(b), level(b)]], stroke, weight * 0.5);
  }
  return out + line([[x, level(1)], [x, level(1.12)]], stroke, weight * 0.7);
}
