import { darker } from '../ink/color';
import { curve, type Point } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { brush, ellipse, polygon, rect } from '../ink/svg';
import type { BodyPlacement } from './bodyPlacement';
import { drawHead } from './bust';
import type { Look } from './look';

/** A whole cat: sitting when people stand, stretched when they run. It is half as tall as they are and twice as calm. */
export function drawCatBody(pen: Pen, look: Look, { x, y, height, pose, flip = 1, seed, mood = 'calm' }: BodyPlacement): string {
  const unit = height * 0.2;
  const runs = pose === 'run' || pose === 'leap' || pose === 'kick';
  const lift = pose === 'leap' ? unit * 1.2 : 0;
  const at = ([px, py]: Point): Point => [x + px * unit * flip, y - lift + py * unit];
  const stroke = { stroke: pen.paint.ink, width: Math.max(1.4, unit * 0.05) * pen.paint.line };
  const fur = pen.paint.tint(look.hairColor);
  const dress = pen.paint.tint(look.outfit === 'space' ? look.cloth : look.hairColor);
  const tailLine: Point[] = runs ? [[-1.3, -1.1], [-2.1, -1.5], [-2.6, -2.2]] : [[-0.7, -0.3], [-1.6, -0.2], [-1.9, -0.9], [-1.5, -1.4]];
  const tail = brush(tailLine.map(at), unit * 0.5, { fill: pen.paint.ink, taper: [0, 0.3], min: 0.5 }) + brush(tailLine.map(at), unit * 0.5 - stroke.width * 2, { fill: fur, taper: [0, 0.3], min: 0.5 });
  const trunk: Point[] = runs ? [[-1.4, -1.5], [0.9, -1.7], [1.2, -1], [0.8, -0.6], [-1.2, -0.6], [-1.6, -1]] : [[-0.5, -2], [0.5, -2], [0.8, -0.9], [0.95, -0.1], [-0.95, -0.1], [-0.8, -0.9]];
  const paws: Point[] = runs ? [[-1.7, -0.2], [-1.1, -0.1], [1.3, -0.3], [1.8, -0.6]] : [[-0.4, -0.08], [0.4, -0.08]];
  const legs = runs ? paws.map((paw, i) => polygon(curve([[i < 2 ? -1.2 : 0.8, -1], [paw[0] - 0.15, paw[1] - 0.1], [paw[0] + 0.2, paw[1] - 0.05], [i < 2 ? -0.8 : 1.1, -1]], 5, true).map(at), dress, stroke)).join('') : '';
  const feet = paws.map((paw) => ellipse(...at(paw), unit * 0.32, unit * 0.18, fur, stroke)).join('');
  const head = at(runs ? [1.35, -2.1] : [0, -2.75]);
  const box = at([-0.9, -0.02]);
  const shadow = lift ? '' : ellipse(x, y, unit * 1.2, unit * 0.12, pen.paint.tint(darker(look.hairColor, 0.6)), { opacity: 0.35 });
  return shadow + tail + legs + polygon(curve(trunk, 6, true).map(at), dress, stroke) + feet
    + drawHead(pen, look, mood, { x: head[0], y: head[1], scale: unit * 0.92, yaw: 0.3 * flip, seed }) + (pose === 'sit' ? rect({ x: box[0], y: box[1], w: unit * 1.8, h: unit * 0.1 }, pen.tone.wood, stroke) : '');
}
