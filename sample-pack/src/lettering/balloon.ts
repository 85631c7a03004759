import { curve, lerp, type Point, type Rng } from '../ink/geometry';
import { bumpyPath, ellipse, num, pathOf, polygon, rect, ring, shape, xy } from '../ink/svg';
import { type Fitted, ROUNDNESS } from './fit';
import { capHeight, type FontName, outline, unitWidth } from './fonts';
import type { Language } from './language';

export const BALLOONS = ['speech', 'shout', 'thought', 'caption', 'dark', 'whisper'] as const;
export type BalloonKind = (typeof BALLOONS)[number];

export interface BalloonOptions {
  kind: BalloonKind;
  at: Point;
  fitted: Fitted;
  font: FontName;
  lang: Language;
  rng: Rng;
  tail?: Point | undefined;
  ink: string;
  paper: string;
  line: number;
}

/** A balloon with its text, drawn over the picture. */
export function balloon(options: BalloonOptions): string {
  const {
    kind,
    fitted,
    at: [x, y],
    ink,
    paper,
    line,
  } = options;
  const { rx, ry } = fitted;
  const letters = textBlock({ ...options, center: [x, y], fill: kind === 'dark' ? paper : ink });
  if (kind === 'caption' || kind === 'dark') {
    const box = { x: x - rx, y: y - ry, w: rx * 2, h: ry * 2 };
    return rect(box, kind === 'dark' ? ink : paper, { stroke: ink, width: line, join: 'miter' }) + letters;
  }
  const rim = { shout: shoutRim, thought: thoughtRim, speech: roundRim, whisper: roundRim }[kind](options);
  return rim + letters;
}

function roundRim({ at: [x, y], fitted: { rx, ry }, tail, rng, ink, paper, line, kind }: BalloonOptions): string {
  const points = Array.from({ length: 28 }, (_, i): Point => {
    const angle = (i / 28) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    // Nobody draws a perfect ellipse by hand.
    const wobble = 1 + (rng() - 0.5) * 0.012;
    return [
      x + Math.sign(c) * Math.abs(c) ** (2 / ROUNDNESS) * rx * wobble,
      y + Math.sign(s) * Math.abs(s) ** (2 / ROUNDNESS) * ry * wobble,
    ];
  });
  const body = pathOf(curve(points, 4, true));
  const spike = tail ? tailPath([x, y], rx, ry, tail) : '';
  if (kind === 'whisper')
    return (
      shape(body, paper) +
      `<path d="${body}" fill="none" stroke="${ink}" stroke-width="${num(line * 0.7)}" stroke-dasharray="${num(line * 2.4)} ${num(line * 1.8)}"/>`
    );
  return shape(body + spike, ink, { stroke: ink, width: line * 2 }) + shape(body, paper) + (spike ? shape(spike, paper) : '');
}

function tailPath([x, y]: Point, rx: number, ry: number, target: Point): string {
  const angle = Math.atan2(target[1] - y, target[0] - x);
  const rim = 1 / Math.hypot(Math.cos(angle) / rx, Math.sin(angle) / ry);
  const reach = Math.min(Math.hypot(target[0] - x, target[1] - y), rim + Math.max(34, Math.min(rx, ry) * 0.75));
  if (reach < rim + 12) return '';
  const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  const half = Math.min(Math.min(rx, ry) * 0.2, 16);
  const [px, py] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  const base: Point = [x + Math.cos(angle) * rim * 0.8, y + Math.sin(angle) * rim * 0.8];
  const bend: Point = [(base[0] + tip[0]) / 2 - py * 0.4, (base[1] + tip[1]) / 2 + px * 0.4];
  return `M${xy([base[0] + px, base[1] + py])}Q${xy([bend[0] + px * 0.5, bend[1] + py * 0.5])} ${xy(tip)}Q${xy([bend[0] - px * 0.6, bend[1] - py * 0.6])} ${xy([base[0] - px, base[1] - py])}Z`;
}

function shoutRim({ at: [x, y], fitted: { rx, ry }, rng, ink, paper, line }: BalloonOptions): string {
  const count = 13 + Math.floor(rng() * 4);
  const points = ring(x, y, rx * 1.12, ry * 1.16, count * 2, (i) => (i % 2 ? 0.96 : 1.12 + rng() * 0.2));
  return polygon(points, paper, { stroke: ink, width: line * 1.3, join: 'miter' });
}

function thoughtRim({ at: [x, y], fitted: { rx, ry }, tail, ink, paper, line }: BalloonOptions): string {
  const stroke = { stroke: ink, width: line };
  const cloud = shape(bumpyPath(ring(x, y, rx * 1.02, ry * 1.04, 11)), paper, stroke);
  if (!tail) return cloud;
  const angle = Math.atan2(tail[1] - y, tail[0] - x);
  const start: Point = [x + Math.cos(angle) * rx * 1.08, y + Math.sin(angle) * ry * 1.12];
  const dots = [
    [0.05, 10],
    [0.2, 7],
    [0.33, 4],
  ] as const;
  return (
    cloud +
    dots.map(([t, r]) => ellipse(lerp(start[0], tail[0], t), lerp(start[1], tail[1], t), r * 1.2, r, paper, stroke)).join('')
  );
}

export interface TextBlockOptions {
  fitted: Fitted;
  font: FontName;
  lang: Language;
  center: Point;
  fill: string;
}

/** Centered lines of outlines. */
export function textBlock({ fitted, font, lang, center: [x, y], fill }: TextBlockOptions): string {
  const { lines, size, lineHeight } = fitted;
  // Thai has marks above its letters, so its middle is a little lower than half the capital height.
  const rise = lang === 'th' ? size * 0.3 : (capHeight(font) * size) / 2;
  const d = lines.map((text, i) => {
    const baseline = y + (i - (lines.length - 1) / 2) * size * lineHeight + rise;
    return outline(font, text, size, x - (unitWidth(font, text) * size) / 2, baseline).d;
  });
  return shape(d.join(''), fill);
}
