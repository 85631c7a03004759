import { curve, type Point } from '../ink/geometry';
import { circle, ellipse, line as openLine, polygon, rect } from '../ink/svg';
import type { Frame } from './frame';
import type { Face } from './look';

/** Cats and robots speak too. Their faces are simpler than human ones. */
export function drawCreatureHead(frame: Frame, face: Face): string {
  return frame.look.kind === 'cat' ? catHead(frame, face) : robotHead(frame, face);
}

export function drawCreatureTorso(frame: Frame): string {
  const { body, colors, ink, line, look, scale, pen } = frame;
  const wide = look.kind === 'cat' ? 1.05 : 1.2;
  const outline: Point[] = [[-0.5, 0.85], [-wide, 1.4], [-wide - 0.1, 2.6], [-wide, 4.4], [wide, 4.4], [wide + 0.1, 2.6], [wide, 1.4], [0.5, 0.85]];
  const trunk = polygon(curve(outline, 6).map(body), look.kind === 'cat' && look.outfit !== 'space' ? colors.hair : colors.cloth, { stroke: ink, width: line * 1.5 });
  const collar = polygon(curve([[-0.62, 1.02], [0, 1.3], [0.62, 1.02], [0.66, 1.24], [0, 1.55], [-0.66, 1.24]], 5, true).map(body), colors.trim, { stroke: ink, width: line * 1.2 });
  return trunk + collar + circle(...body([0, 1.62]), scale * 0.16, pen.tone.accent, { stroke: ink, width: line });
}

function catHead(frame: Frame, face: Face): string {
  const { head, colors, ink, line, pen } = frame;
  const ears = [-1, 1].map((q) => {
    const outer: Point[] = [[q * 0.95, -0.1], [q * 1.02, -1.32], [q * 0.3, -0.85]];
    const inner: Point[] = [[q * 0.84, -0.4], [q * 0.9, -1.06], [q * 0.48, -0.8]];
    return polygon(outer.map(head), colors.hair, { stroke: ink, width: line * 1.4 }) + polygon(inner.map(head), pen.paint.tint('#e99a94'));
  });
  const skull: Point[] = [[-0.3, -0.92], [0.3, -0.92], [0.95, -0.4], [1.14, 0.3], [0.8, 0.8], [0, 1.02], [-0.8, 0.8], [-1.14, 0.3], [-0.95, -0.4]];
  const stripes = [-0.22, 0, 0.22].map((x) => polygon(([[x - 0.07, -0.95], [x + 0.07, -0.95], [x, -0.5]] as const).map(head), colors.hairShade));
  const muzzle = polygon(curve([[-0.5, 0.55], [0, 0.3], [0.5, 0.55], [0.38, 0.92], [0, 0.98], [-0.38, 0.92]], 6, true).map(head), pen.paint.paper);
  return ears.join('') + polygon(curve(skull, 7, true).map(head), colors.hair, { stroke: ink, width: line * 1.6 }) + stripes.join('') + muzzle + catFeatures(frame, face);
}

function catFeatures(frame: Frame, face: Face): string {
  const { head, stroke, ink, line, pen } = frame;
  const shift = frame.turn * 0.16;
  const nose = polygon(([[-0.1 + shift, 0.42], [0.1 + shift, 0.42], [shift, 0.54]] as const).map(head), pen.paint.tint('#d9737a'), { stroke: ink, width: line });
  const open = face.mouth === 'shout' || face.mouth === 'smile' || face.mouth === 'round';
  const lips = open
    ? polygon(curve([[shift - 0.2, 0.64], [shift, 0.6], [shift + 0.2, 0.64], [shift + 0.1, 0.88], [shift - 0.1, 0.88]], 5, true).map(head), pen.paint.tint('#6b2430'), { stroke: ink, width: line })
    : stroke([[shift - 0.26, 0.66], [shift - 0.1, 0.74], [shift, 0.56], [shift + 0.1, 0.74], [shift + 0.26, 0.66]], 1.4);
  const whiskers = [-1, 1].flatMap((q) => [0.5, 0.64, 0.78].map((y, i) => openLine([head([q * 0.62, y]), head([q * 1.42, y - 0.14 + i * 0.14])], ink, line * 0.8)));
  return catEyes(frame, face, shift) + nose + lips + whiskers.join('');
}

function catEyes({ head, stroke, scale, colors, ink, line, pen }: Frame, face: Face, shift: number): string {
  return [-0.46, 0.46].map((x) => {
    const side = Math.sign(x);
    if (face.lids === 'smiling' || face.lids === 'shut') {
      const dip = face.lids === 'smiling' ? -0.16 : 0.14;
      return stroke([[x - 0.24 + shift, 0.14], [x + shift, 0.1 + dip], [x + 0.24 + shift, 0.14]], 2.6);
    }
    const [cx, cy] = head([x + shift, 0.08]);
    const rx = 0.27 * scale;
    const ry = 0.27 * scale * Math.min(1.1, face.open);
    const pupil = face.lids === 'shocked' ? 0.07 : 0.15;
    const brow = Math.abs(face.brow) > 0.5 ? stroke([[x - 0.26 + shift, -0.3 + side * face.brow * 0.1], [x + 0.26 + shift, -0.3 - side * face.brow * 0.1]], 2.8) : '';
    return ellipse(cx, cy, rx, ry, colors.eyes, { stroke: ink, width: line * 1.4 }) + ellipse(cx, cy, pupil * scale, ry * 0.85, ink)
      + circle(cx - rx * 0.3, cy - ry * 0.4, rx * 0.22, pen.paint.paper) + brow;
  }).join('');
}

function robotHead({ head, body, stroke, scale, colors, ink, line, pen, turn }: Frame, face: Face): string {
  const [x, y] = body([0, 0]);
  const shift = turn * 0.14;
  const shell: Point[] = [[-0.9, -0.9], [0.9, -0.9], [1.05, -0.6], [1.05, 0.7], [0.8, 0.98], [-0.8, 0.98], [-1.05, 0.7], [-1.05, -0.6]];
  const screen: Point[] = [[-0.76 + shift, -0.5], [0.76 + shift, -0.5], [0.76 + shift, 0.62], [-0.76 + shift, 0.62]];
  const glow = pen.tone.light;
  const eyes = [-0.36, 0.36].map((ex) => {
    if (face.lids === 'smiling' || face.lids === 'shut') return stroke([[ex - 0.16 + shift, 0.05], [ex + shift, -0.12], [ex + 0.16 + shift, 0.05]], 2.6, { fill: glow });
    return ellipse(...head([ex + shift, -0.02]), scale * 0.15, scale * 0.2 * face.open, glow);
  });
  const mouth = face.mouth === 'smile' || face.mouth === 'shout' ? polygon(curve([[-0.2 + shift, 0.3], [0.2 + shift, 0.3], [shift, 0.5]], 5, true).map(head), glow) : stroke([[-0.18 + shift, 0.38], [shift, face.mouth === 'frown' ? 0.32 : 0.4], [0.18 + shift, 0.38]], 1.8, { fill: glow });
  return openLine([head([0.3, -0.9]), head([0.42, -1.4])], ink, line * 1.6) + circle(...head([0.42, -1.44]), scale * 0.12, pen.tone.accent, { stroke: ink, width: line })
    + [-1, 1].map((q) => rect({ x: x + q * scale * 1.1 - scale * 0.12, y: y - scale * 0.25, w: scale * 0.24, h: scale * 0.55 }, colors.trim, { stroke: ink, width: line * 1.2 })).join('')
    + polygon(shell.map(head), colors.cloth, { stroke: ink, width: line * 1.6 }) + polygon(screen.map(head), pen.paint.tint('#182038'), { stroke: ink, width: line }) + eyes.join('') + mouth;
}
