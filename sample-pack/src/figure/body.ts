import { darker, lighter } from '../ink/color';
import { curve, type Point } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { brush, capsulePath, polygon, shape } from '../ink/svg';
import type { BodyPlacement } from './bodyPlacement';
import { drawHead } from './bust';
import { drawCatBody } from './catBody';
import type { Look, Mood } from './look';
import { POSES, type Pose } from './poses';

interface Sketch { pen: Pen; look: Look; unit: number; joints: Pose; at(p: Point): Point; line: number; dark: boolean; rim: string }

/** A whole person in action. */
export function drawBody(pen: Pen, look: Look, place: BodyPlacement): string {
  const { x, y, height, pose, flip = 1, seed, silhouette = false, mood = 'calm' } = place;
  if (look.kind === 'cat') return drawCatBody(pen, look, place);
  const unit = height / 7.6;
  const sketch: Sketch = {
    pen, look, unit, joints: POSES[pose], dark: silhouette, rim: pen.tone.light,
    line: Math.max(1.2, unit * 0.05) * pen.paint.line, at: ([px, py]) => [x + px * unit * flip, y + py * unit],
  };
  return (look.outfit === 'coat' || look.scarf ? coatTails(sketch) : '') + limbs(sketch) + headOn(sketch, flip, seed, mood);
}

function paintOf({ pen, dark }: Sketch, color: string): string {
  return dark ? pen.paint.tint('#05040a') : pen.paint.tint(color);
}

function limb(sketch: Sketch, joints: readonly [Point, Point, Point], widths: readonly [number, number, number], color: string, outlined = true): string {
  const { at, unit, line, pen, dark } = sketch;
  const [a, b, c] = [at(joints[0]), at(joints[1]), at(joints[2])];
  const d = capsulePath(a, b, widths[0] * unit, widths[1] * unit) + capsulePath(b, c, widths[1] * unit, widths[2] * unit);
  const fill = paintOf(sketch, color);
  if (dark || !outlined) return shape(d, fill);
  return shape(d, pen.paint.ink, { stroke: pen.paint.ink, width: line * 2 }) + shape(d, fill);
}

function limbs(sketch: Sketch): string {
  const { joints: j, look } = sketch;
  const legs = look.outfit === 'jersey' || look.outfit === 'space' ? look.trim : darker(look.cloth, 0.45);
  const sleeve = look.cloth;
  const shoulder = (q: number): Point => [j.neck[0] + q * 0.56, j.neck[1] + 0.36];
  const leg = (knee: Point, foot: Point, toe: Point): string =>
    limb(sketch, [j.hip, knee, foot], [0.5, 0.34, 0.2], legs) + limb(sketch, [foot, foot, [foot[0] + toe[0], foot[1] + toe[1]]], [0.24, 0.22, 0.13], darker(look.trim, 0.55));
  const arm = (q: number, elbow: Point, hand: Point): string => limb(sketch, [hand, hand, hand], [0.2, 0.2, 0.2], look.skin) + limb(sketch, [shoulder(q), elbow, hand], [0.3, 0.23, 0.17], sleeve);
  return arm(-1, j.leftElbow, j.leftHand) + leg(j.leftKnee, j.leftFoot, j.leftToe) + leg(j.rightKnee, j.rightFoot, j.rightToe)
    + trunk(sketch) + arm(1, j.rightElbow, j.rightHand) + rimLight(sketch);
}

function trunk(sketch: Sketch): string {
  const { joints: { neck, hip }, at, line, pen, dark, look } = sketch;
  const points: Point[] = [[neck[0] - 0.32, neck[1] + 0.14], [neck[0] + 0.32, neck[1] + 0.14], [neck[0] + 0.7, neck[1] + 0.45], [hip[0] + 0.56, hip[1] + 0.15], [hip[0] - 0.56, hip[1] + 0.15], [neck[0] - 0.7, neck[1] + 0.45]];
  const skirt: Point[] = [[hip[0] - 0.44, hip[1] - 0.4], [hip[0] - 0.95, hip[1] + 0.95], [hip[0] + 0.95, hip[1] + 0.9], [hip[0] + 0.44, hip[1] - 0.4]];
  const stroke = dark ? undefined : { stroke: pen.paint.ink, width: line };
  return (look.outfit === 'sailor' ? polygon(skirt.map(at), paintOf(sketch, look.trim), stroke) : '')
    + polygon(curve(points, 6, true).map(at), paintOf(sketch, look.cloth), stroke)
    + (look.outfit === 'apron' && !dark ? polygon(([[hip[0] - 0.3, neck[1] + 0.8], [hip[0] + 0.3, neck[1] + 0.8], [hip[0] + 0.5, hip[1] + 0.9], [hip[0] - 0.5, hip[1] + 0.9]] as const).map(at), paintOf(sketch, look.trim), stroke) : '');
}

/** Coat and scarf fly behind the figure, opposite to its direction. */
function coatTails(sketch: Sketch): string {
  const { joints: { neck, hip }, at, unit, look, line, pen, dark } = sketch;
  const stroke = dark ? undefined : { stroke: pen.paint.ink, width: line };
  const tails: Point[] = [[neck[0] - 0.5, neck[1] + 0.35], [hip[0] - 0.75, hip[1] - 0.8], [hip[0] - 1.3, hip[1] + 0.2], [hip[0] - 2.4, hip[1] + 0.75], [hip[0] - 1.9, hip[1] + 1], [hip[0] - 2.5, hip[1] + 1.7], [hip[0] - 1.6, hip[1] + 1.5], [hip[0] - 1.7, hip[1] + 2.3], [hip[0] - 0.6, hip[1] + 1.4], [hip[0] + 0.4, hip[1] + 0.2], [neck[0] + 0.5, neck[1] + 0.35]];
  const coat = look.outfit === 'coat' ? polygon(tails.map(at), paintOf(sketch, darker(look.cloth, 0.15)), stroke) : '';
  if (!look.scarf) return coat;
  const flow: Point[] = [neck, [neck[0] - 1.1, neck[1] - 0.25], [neck[0] - 2.1, neck[1] + 0.2], [neck[0] - 3.1, neck[1] - 0.3], [neck[0] - 4.1, neck[1] + 0.15]];
  const ends = flow.map(at);
  return coat + brush(ends, unit * 0.56, { fill: pen.paint.ink, taper: [0.1, 0.55], min: 0.1 }) + brush(ends, unit * 0.4, { fill: pen.paint.tint(look.trim), taper: [0.1, 0.6], min: 0.05 });
}

function headOn({ pen, look, joints, at, unit, dark }: Sketch, flip: 1 | -1, seed: number, mood: Mood): string {
  const [x, y] = at(joints.head);
  const scale = unit * 0.7;
  const shown = dark ? darkened(look) : look;
  const neck = capsulePath(at(joints.neck), at(joints.head), unit * 0.15, unit * 0.2);
  return shape(neck, dark ? pen.paint.tint('#05040a') : pen.paint.tint(darker(look.skin, 0.12)))
    + drawHead(pen, shown, mood, { x, y: y - unit * 0.12, scale, yaw: 0.7 * flip, seed, wind: 0.6 });
}

function darkened(look: Look): Look {
  const night = '#08070d';
  return { ...look, skin: night, hairColor: night, cloth: night, trim: night, eyes: lighter(night, 0.9) };
}

function rimLight({ joints: j, at, unit, dark, rim }: Sketch): string {
  if (!dark) return '';
  const edge = (points: readonly Point[]): string => brush(points.map(at), unit * 0.07, { fill: rim });
  const side = -0.3;
  return edge([[j.neck[0] + side * 1.7, j.neck[1] + 0.35], [(j.neck[0] + j.hip[0]) / 2 + side * 1.5, (j.neck[1] + j.hip[1]) / 2], [j.hip[0] + side * 1.3, j.hip[1]]])
    + ([[j.rightKnee, j.rightFoot], [j.leftKnee, j.leftFoot]] as const).map(([knee, foot]) => edge([[j.hip[0] + side, j.hip[1] + 0.3], [knee[0] + side * 0.8, knee[1]], [foot[0] + side * 0.45, foot[1] - 0.1]])).join('');
}
