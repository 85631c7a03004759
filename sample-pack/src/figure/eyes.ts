import { darker, lighter } from '../ink/color';
import { clamp, curve, lerp, type Point, TAU } from '../ink/geometry';
import { brush, circle, ellipse, num, polygon, verticalGradient } from '../ink/svg';
import type { Frame } from './frame';
import type { Face } from './look';

interface Eye { x: number; half: number; side: -1 | 1; at(u: number, v: number): Point }

const EYE_LEVEL = 0.13;

export function eyesOf(frame: Frame, face: Face): Eye[] {
  const { turn, look } = frame;
  const height = (look.fem ? 1.18 : 0.82) * face.size * 0.185;
  const places = [[lerp(-0.4, -0.15, turn), lerp(0.185, 0.19, turn), -1], [lerp(0.4, 0.525, turn), lerp(0.185, 0.125, turn), 1]] as const;
  return places.map(([x, half, side]) => ({ x, half, side, at: (u, v) => frame.head([x + u * half * side, EYE_LEVEL + v * height]) }));
}

/** Both eyes with lids, lashes, brows and tears. */
export function drawEyes(frame: Frame, face: Face): string {
  return eyesOf(frame, face).map((eye) => {
    const lids = face.lids === 'smiling' || face.lids === 'shut' ? closedEye(frame, eye, face.lids) : openEye(frame, eye, face);
    return lids + browOf(frame, eye, face) + (face.tears ? tear(frame, eye) : '');
  }).join('') + (frame.look.glasses ? glasses(frame, face) : '');
}

function closedEye(frame: Frame, eye: Eye, lids: 'smiling' | 'shut'): string {
  const { ink, line } = frame;
  const [a, b] = lids === 'smiling' ? [-0.55, -0.5] : [0.55, 0.6];
  const lid = brush([eye.at(-1, 0.1), eye.at(-0.3, a), eye.at(0.4, b), eye.at(1.1, 0.15)], line * 3, { fill: ink, taper: [0.35, 0.3] });
  if (lids === 'smiling') return lid;
  return lid + [0.3, 0.7, 1].map((u) => brush([eye.at(u, 0.5), eye.at(u + 0.2, 0.85)], line * 1.2, { fill: ink })).join('');
}

/** Positions of the lids across an open eye, from the inner corner to the outer. */
const UPPER: readonly Point[] = [[-1, 0.28], [-0.62, -0.5], [0, -0.92], [0.62, -0.72], [1.06, -0.02]];
const LOWER: readonly Point[] = [[-1, 0.28], [-0.66, 0.7], [0, 0.86], [0.82, 0.7], [1.06, -0.02]];

function openEye(frame: Frame, eye: Eye, face: Face): string {
  const { ink, pen, line } = frame;
  const { open } = face;
  const { at } = eye;
  const upper = curve(UPPER.map(([u, v]) => at(u, v < 0 ? v * open : v)), 6);
  const lower = curve([...LOWER].reverse().map(([u, v]) => at(u, v > 0.3 ? v * open : v)), 6);
  const lidShade = polygon([...upper, ...curve([at(0.98, 0.02), at(0.5, -0.25 * open), at(0, -0.42 * open), at(-0.6, -0.1 * open), at(-0.94, 0.3)], 4)], pen.paint.tint('#8d86a0'), { opacity: 0.75 });
  return polygon([...upper, ...lower], pen.paint.paper) + iris(frame, eye, face) + lidShade
    + upperLid(frame, eye, open)
    + brush([at(-0.45, 0.82 * open), at(0.2, 0.92 * open), at(0.85, 0.6 * open + 0.1)], line * 1.1, { fill: ink })
    + brush([at(-0.5, -1.22 * open - 0.1), at(0.1, -1.46 * open - 0.1), at(0.8, -1.2 * open - 0.1)], line * 0.8, { fill: ink });
}

function heightAt(lid: readonly Point[], u: number): number {
  const i = lid.findIndex(([x]) => x >= u);
  const [a, b] = [lid[i - 1], lid[i]];
  if (!a || !b) return u < 0 ? 0.28 : -0.02;
  return lerp(a[1], b[1], (u - a[0]) / (b[0] - a[0]));
}

/**
 * A disc that stays between the lids. It is cut here and not with a clip path, because resvg panics on some nested clips. It is
 * also faster, with four fewer layers per face.
 */
function disc({ at }: Eye, open: number, [cu, cv]: Point, ru: number, rv: number): Point[] {
  return Array.from({ length: 26 }, (_, i) => {
    const angle = (i / 26) * TAU;
    const u = clamp(cu + Math.cos(angle) * ru, -1, 1.06);
    const v = cv + Math.sin(angle) * rv;
    return at(u, clamp(v, heightAt(UPPER, u) * open * 0.94, heightAt(LOWER, u) * open));
  });
}

function iris(frame: Frame, eye: Eye, face: Face): string {
  const { pen, ink, scale, look, turn, flip, line } = frame;
  const shocked = face.lids === 'shocked';
  const gaze = face.gaze * 0.25 * flip * eye.side + turn * 0.1 * eye.side;
  const center: Point = [gaze, -0.02];
  const [x, y] = eye.at(...center);
  const height = 0.185 * (look.fem ? 1.18 : 0.82) * face.size * scale;
  const rx = eye.half * scale * 0.62;
  const ry = height * 0.93;
  if (shocked) return polygon(disc(eye, face.open, center, 0.34, 0.42), pen.paint.paper, { stroke: ink, width: line * 1.2 }) + circle(x, y, rx * 0.18, ink);
  const id = pen.nextId();
  const stops = [[0, pen.paint.tint(darker(look.eyes, 0.75))], [0.42, pen.paint.tint(darker(look.eyes, 0.45))], [0.65, pen.paint.tint(look.eyes)], [1, pen.paint.tint(lighter(look.eyes, 0.55))]] as const;
  // A small eye is a dot of ink, because a gradient at that size only looks muddy.
  const gradient = rx < 6 ? '' : verticalGradient(id, y - ry, y + ry, stops);
  return gradient + polygon(disc(eye, face.open, center, 0.62, 0.93), gradient ? `url(#${id})` : ink, { stroke: ink, width: line * 1.1 })
    + polygon(disc(eye, face.open, center, 0.26, 0.42), ink)
    + ellipse(x - rx * 0.34, y - ry * 0.32, rx * 0.34, ry * 0.27, pen.paint.paper)
    + ellipse(x + rx * 0.38, y + ry * 0.42, rx * 0.19, ry * 0.15, pen.paint.paper);
}

function upperLid(frame: Frame, { at }: Eye, open: number): string {
  const { ink, line, look } = frame;
  const outer = curve([at(-1.08, 0.36), at(-0.66, -0.62 * open - 0.05), at(0, -1.1 * open - 0.08), at(0.66, -0.98 * open - 0.06), at(1.36, -0.28)], 6);
  const inner = curve([at(1.06, 0.02), at(0.62, -0.7 * open), at(0, -0.86 * open), at(-0.62, -0.42 * open), at(-1, 0.28)], 6);
  const lid = polygon([...outer, ...inner], ink);
  if (!look.fem) return lid;
  return lid + brush([at(0.86, -0.5 * open), at(1.2, -0.62), at(1.5, -0.86)], line * 1.7, { fill: ink, taper: [0.1, 0.8] })
    + brush([at(1, -0.2), at(1.36, -0.22), at(1.6, -0.36)], line * 1.5, { fill: ink, taper: [0.1, 0.8] });
}

function browOf(frame: Frame, { x, half, side }: Eye, face: Face): string {
  const { brow } = face;
  const y = -0.3 - (face.lids === 'shocked' ? 0.12 : 0) + (frame.look.fem ? 0 : 0.05);
  const points: Point[] = [
    [x - side * half * 1.15, y + 0.15 * Math.max(0, brow) + 0.1 * Math.min(0, brow) + 0.03],
    [x, y - 0.07 + 0.02 * Math.abs(brow)],
    [x + side * half * 1.35, y - 0.05 - 0.12 * brow + 0.05],
  ];
  return frame.stroke(points, frame.look.fem ? 2.2 : 4.2, { taper: [0.15, 0.75], min: 0.25 });
}

function tear(frame: Frame, { at }: Eye): string {
  const points = curve([at(0.3, 0.8), at(0.9, 1.6), at(0.7, 2.7), at(0.1, 2.6), at(-0.1, 1.4)], 5, true);
  return polygon(points, frame.pen.paint.tint('#d9f1ff'), { stroke: frame.ink, width: frame.line * 0.9 });
}

function glasses(frame: Frame, face: Face): string {
  const { scale, tilt, ink, line } = frame;
  const rims = eyesOf(frame, face).map(({ x, half }) => {
    const [cx, cy] = frame.head([x, EYE_LEVEL + 0.02]);
    return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num((half + 0.09) * scale)}" ry="${num(0.27 * scale)}" fill="#ffffff" fill-opacity=".16" stroke="${ink}" stroke-width="${num(line * 1.5)}" transform="rotate(${tilt} ${num(cx)} ${num(cy)})"/>`;
  });
  return rims.join('');
}
