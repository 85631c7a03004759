import { lightness } from '../ink/color';
import { at, lerp, type Point } from '../ink/geometry';
import { brush, bumpyPath, ellipse, num, polygon, shape, xy } from '../ink/svg';
import type { Frame } from './frame';

type Tip = (i: number, a: Point, b: Point) => Point;

/** A row of locks: from valley to tip to valley, with a soft curve on each side. */
function locks(frame: Frame, valleys: readonly Point[], tip: Tip, bend: (i: number) => Point): string {
  let d = `M${xy(frame.head(at(valleys, 0)))}`;
  for (let i = 0; i < valleys.length - 1; i++) {
    const [a, b] = [at(valleys, i), at(valleys, i + 1)];
    const t = tip(i, a, b);
    const [bx, by] = bend(i);
    const c1: Point = [lerp(a[0], t[0], 0.55) + bx, lerp(a[1], t[1], 0.55) + by];
    const c2: Point = [lerp(b[0], t[0], 0.5) + bx * 0.5, lerp(b[1], t[1], 0.5) + by * 0.5];
    d += `Q${xy(frame.head(c1))} ${xy(frame.head(t))}Q${xy(frame.head(c2))} ${xy(frame.head(b))}`;
  }
  return d;
}

function cranium({ turn }: Frame): number {
  return lerp(0, -0.09, turn);
}

/** The hair behind the neck. Drawn before the body. */
export function drawBackHair(frame: Frame): string {
  const { look } = frame;
  if (look.mask) return '';
  if (look.hair === 'long') return curtain(frame, 2.1);
  if (look.hair === 'bob') return curtain(frame, 0.75);
  if (look.hair === 'pony') return pony(frame) + nape(frame);
  if (look.hair === 'bun') return bun(frame) + nape(frame);
  if (look.hair === 'curly') return curls(frame, 1.32, 15);
  return nape(frame);
}

function curtain(frame: Frame, depth: number): string {
  const { wind, rng, colors, ink, line } = frame;
  const c = cranium(frame);
  const left: Point[] = [[-1.02 + c, -0.3], [-1.16 + c, depth * 0.25], [-1.2 + c, depth * 0.6], [-1.22 + c - wind * 0.4 * (depth / 2), depth]];
  const right: Point[] = [[0.98 + c, -0.3], [1.07 + c, depth * 0.25], [1.06 + c, depth * 0.6], [1.04 + c - wind * 0.6 * (depth / 2), depth - 0.08]];
  const [l, r] = [at(left, 3), at(right, 3)];
  let d = `M${xy(frame.head([-0.2, -1.2]))}${left.map((p) => `L${xy(frame.head(p))}`).join('')}`;
  for (let i = 0; i < 7; i++) {
    const [x, y] = [lerp(l[0], r[0], (i + 1) / 7), lerp(l[1], r[1], (i + 1) / 7) - 0.12];
    const tip: Point = [lerp(l[0], r[0], (i + 0.5) / 7) - wind * 0.3, depth + 0.1 + rng() * 0.25];
    d += `Q${xy(frame.head([lerp(l[0], r[0], i / 7 + 0.04) - wind * 0.2, y + 0.1 + rng() * 0.1]))} ${xy(frame.head(tip))}Q${xy(frame.head([x - 0.02, y + 0.1]))} ${xy(frame.head([x, y]))}`;
  }
  d += `${[...right].reverse().map((p) => `L${xy(frame.head(p))}`).join('')}Z`;
  return shape(d, colors.hair, { stroke: ink, width: line * 1.3 });
}

function pony(frame: Frame): string {
  const { wind, scale, colors, ink, line, pen } = frame;
  const strands = [0, 1, 2, 3, 4].map((i) => {
    const points = ([[-0.75, -0.75], [-1.35, -0.85 - wind * 0.2 + i * 0.04], [-1.95 - wind * 0.5, -0.35 + i * 0.13], [-2.25 - wind - i * 0.05, 0.35 + i * 0.24], [-2.3 - wind * 1.4 + i * 0.12, 0.95 + i * 0.3]] as const).map(frame.head);
    const width = scale * (0.62 - i * 0.05);
    return brush(points, width, { fill: ink, taper: [0.25, 0.75], min: 0.05 }) + brush(points, width - line * 2.4, { fill: colors.hair, taper: [0.25, 0.75], min: 0.02 });
  });
  return strands.join('') + ellipse(...frame.head([-0.82, -0.75]), scale * 0.13, scale * 0.2, pen.paint.tint(frame.look.trim), { stroke: ink, width: line });
}

function bun(frame: Frame): string {
  const { scale, colors, ink, line } = frame;
  const knots = [[-0.3, -1.45, 0.42], [-0.42, -1.5, 0.22]] as const;
  return knots.map(([x, y, r], i) => ellipse(...frame.head([x, y]), scale * r, scale * r * 0.92, i ? colors.hairShade : colors.hair, i ? undefined : { stroke: ink, width: line * 1.4 })).join('');
}

function curls(frame: Frame, reach: number, count: number): string {
  const { rng, colors, ink, line } = frame;
  const c = cranium(frame);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    return frame.head([Math.cos(angle) * reach * (0.95 + rng() * 0.1) + c, Math.sin(angle) * reach * 0.95 - 0.35]);
  });
  return shape(bumpyPath(points, true, 0.6), colors.hair, { stroke: ink, width: line * 1.5 });
}

function nape(frame: Frame): string {
  const { wind, rng, colors, ink, line } = frame;
  const c = cranium(frame);
  const valleys = Array.from({ length: 7 }, (_, i): Point => [lerp(-0.98, 0.86, i / 6) + c, 0.55 + 0.1 * Math.sin((i / 6) * Math.PI)]);
  const d = locks(frame, valleys, (_i, a, b) => [(a[0] + b[0]) / 2 - wind * 0.25 + (rng() - 0.5) * 0.1, 0.95 + rng() * 0.25], () => [-0.03, 0]);
  return shape(`M${xy(frame.head([-0.9 + c, -0.4]))}L${d.slice(1)}L${xy(frame.head([0.86 + c, -0.4]))}Z`, colors.hair, { stroke: ink, width: line });
}

/** The cap of hair, and the fringe with its shadow. Drawn over the face. */
export function drawFrontHair(frame: Frame): string {
  const { look } = frame;
  if (look.mask) return '';
  if (look.hair === 'curly') return curlyFringe(frame);
  const valleys = fringeValleys(frame);
  const tips = fringeTips(frame, valleys);
  return fringeShadow(frame, valleys, tips) + cap(frame, valleys, tips) + strands(frame, valleys, tips) + shine(frame) + sideLocks(frame);
}

function fringeValleys(frame: Frame): Point[] {
  const count = frame.look.hair === 'swept' ? 6 : 7;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = lerp(0.93, -0.93, i / count);
    return [x * (1 - 0.05 * frame.turn) + cranium(frame) * 0.5 + 0.05 * frame.turn, -0.58 + 0.16 * x * x];
  });
}

function fringeTips({ wind, rng, look }: Frame, valleys: readonly Point[]): Point[] {
  return valleys.slice(0, -1).map((a, i): Point => {
    const middle = (a[0] + at(valleys, i + 1)[0]) / 2;
    if (Math.abs(middle) > 0.62) return [middle * 1.04 - wind * 0.1, 0.52 + rng() * 0.28];
    return [middle - wind * (0.35 + rng() * 0.35) + (rng() - 0.5) * 0.12, -0.12 + rng() * 0.22 - (look.hair === 'swept' ? 0.05 : 0)];
  });
}

function fringeShadow(frame: Frame, valleys: readonly Point[], tips: readonly Point[]): string {
  const d = locks(frame, valleys, (i) => [at(tips, i)[0] - 0.02, Math.min(at(tips, i)[1] + 0.13, 0.5)], () => [-0.04 * frame.wind, 0.06]);
  return shape(`${d}Z`, frame.colors.skinShade);
}

function cap(frame: Frame, valleys: readonly Point[], tips: readonly Point[]): string {
  const { look, wind, rng, colors, ink, line } = frame;
  const spiky = look.hair === 'spiky';
  const count = spiky ? 11 : 9;
  const c = cranium(frame);
  const outer = Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = lerp(Math.PI * 1.02, -0.02 * Math.PI, i / count);
    const r = spiky ? 1.1 : 1.13;
    return [Math.cos(angle) * r + c, -Math.sin(angle) * r * 1.12 - 0.12];
  });
  const [reach, chance] = spiky ? [0.34, 0.32] : look.hair === 'swept' ? [0.16, 0.16] : [0.015, 0.05];
  const spikeTip: Tip = (i, a, b) => {
    const stands = spiky || look.hair === 'swept' || i === 0 || i === count - 1 || i === 3;
    const k = 1 + (stands ? reach + rng() * chance : 0.03);
    return [((a[0] + b[0]) / 2) * k - wind * (spiky ? 0.3 : 0.22), ((a[1] + b[1]) / 2) * k - (spiky ? 0.05 : 0)];
  };
  const rim = locks(frame, outer, spikeTip, () => [-wind * 0.1, -0.05]);
  const fringe = locks(frame, valleys, (i) => at(tips, i), () => [-0.06 * wind - 0.02, 0.07]);
  const [first, last] = [at(outer, 0), at(outer, count)];
  const d = `${rim}L${xy(frame.head([last[0] - 0.02, 0.15]))}L${fringe.slice(1)}L${xy(frame.head([first[0] + 0.02, 0.2]))}Z`;
  return shape(d, colors.hair, { stroke: ink, width: line * 1.4 });
}

function strands(frame: Frame, valleys: readonly Point[], tips: readonly Point[]): string {
  const { rng, colors } = frame;
  const c = cranium(frame);
  let out = '';
  for (let i = 0; i < tips.length; i++) {
    const [a, b, tip] = [at(valleys, i), at(valleys, i + 1), at(tips, i)];
    for (let j = 0; j < 2; j++) {
      const q = 0.25 + rng() * 0.5;
      const x = lerp(a[0], b[0], q);
      out += frame.stroke([[x * 0.72 + c * 0.3, -1.02 + rng() * 0.22], [x * 0.98, -0.55], [lerp(x, tip[0], 0.75), lerp(-0.4, tip[1], 0.72)]], 0.95, { fill: colors.hairShade, taper: [0.5, 0.5], min: 0.05 });
    }
  }
  return out;
}

/** The ring of light on clean hair. */
function shine(frame: Frame): string {
  const { rng, colors, look, pen } = frame;
  const c = cranium(frame);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 16; i++) {
    const x = lerp(-0.72, 0.62, i / 16);
    const y = -0.86 + 0.26 * x * x;
    upper.push([x + c, y - 0.05 - (i % 2 ? 0.06 + rng() * 0.05 : 0)]);
    lower.push([x + c, y + 0.04 + (i % 2 ? 0 : 0.06 + rng() * 0.05)]);
  }
  const inked = lightness(look.hairColor) < 60 && (pen.paint.style === 'screentone' || pen.paint.style === 'noir');
  return polygon([...upper, ...lower.reverse()].map(frame.head), inked ? pen.paint.paper : colors.hairLight, inked ? undefined : { opacity: 0.7 });
}

function sideLocks(frame: Frame): string {
  const { look, turn, wind, scale, colors, ink, line } = frame;
  if (!look.fem || look.hair === 'spiky') return '';
  const c = cranium(frame);
  return (turn > 0.5 ? [-1] : [-1, 1]).map((q) => {
    const points = ([[q * 0.86 + c * 0.5, -0.5], [q * 0.95 + c * 0.4, 0.1], [q * 0.86 - wind * 0.1, 0.62], [q * 0.72 - wind * 0.22, 1.05]] as const).map(frame.head);
    return brush(points, scale * 0.24, { fill: ink, taper: [0.2, 0.7], min: 0.04 }) + brush(points, scale * 0.24 - line * 2, { fill: colors.hair, taper: [0.2, 0.7], min: 0.02 });
  }).join('');
}

function curlyFringe(frame: Frame): string {
  const { rng, colors, ink, line, scale } = frame;
  const c = cranium(frame);
  const balls = Array.from({ length: 9 }, (_, i) => {
    const x = lerp(0.85, -0.85, i / 8);
    const [cx, cy] = frame.head([x + c * 0.5, -0.72 + 0.22 * x * x]);
    return ellipse(cx, cy, scale * (0.27 + rng() * 0.05), scale * 0.27, colors.hair, { stroke: ink, width: line * 0.8 });
  });
  const glints = [-0.4, 0.1, 0.5].map((x) => `<path d="M${xy(frame.head([x - 0.12, -1.05]))}Q${xy(frame.head([x, -1.2]))} ${xy(frame.head([x + 0.14, -1.05]))}" fill="none" stroke="${colors.hairLight}" stroke-width="${num(line * 2)}" stroke-linecap="round"/>`);
  return balls.join('') + glints.join('');
}
