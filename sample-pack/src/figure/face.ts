import { curve, lerp, type Point } from '../ink/geometry';
import { ellipse, num, polygon, shape } from '../ink/svg';
import type { Frame } from './frame';
import type { Face, Mouth } from './look';

const FRONT: readonly Point[] = [[-0.84, -0.35], [-0.82, 0.05], [-0.73, 0.42], [-0.5, 0.76], [-0.18, 1], [0, 1.06], [0.18, 1], [0.5, 0.76], [0.73, 0.42], [0.82, 0.05], [0.84, -0.35]];
const TURNED: readonly Point[] = [[-0.8, -0.35], [-0.72, 0.12], [-0.58, 0.5], [-0.3, 0.84], [0.08, 1.05], [0.29, 1.1], [0.44, 1.02], [0.61, 0.74], [0.755, 0.36], [0.69, 0.07], [0.79, -0.3]];
const CROWN: readonly Point[] = [[0.7, -0.85], [0, -1.15], [-0.7, -0.9]];

function contour({ turn, look }: Frame): Point[] {
  const jaw = look.fem ? 1 : 1.06;
  return FRONT.map((front, i): Point => {
    const turned = TURNED[i] ?? front;
    return [lerp(front[0], turned[0], turn) * (look.fem ? 1 : 1.02), lerp(front[1], turned[1], turn) * (front[1] > 0.5 ? jaw : 1)];
  });
}

/** Ears, skin, the shadow on one side and the line of the jaw. */
export function drawFaceShape(frame: Frame): string {
  const { turn, colors, look } = frame;
  const c = contour(frame);
  const skin = look.mask ? colors.cloth : colors.skin;
  const shade = look.mask ? colors.clothShade : colors.skinShade;
  const edge = (i: number): Point => c[i] ?? [0, 0];
  const shadow: Point[] = [[edge(0)[0], -0.5], [edge(1)[0], 0.05], edge(2), edge(3), [edge(3)[0] + 0.12, 0.72], [edge(2)[0] + 0.14, 0.35], [edge(1)[0] + 0.12, -0.05], [edge(0)[0] + 0.3, -0.5]];
  return ear(frame, lerp(-0.82, -0.7, turn), 1) + (turn < 0.45 ? ear(frame, lerp(0.82, 0.8, turn), -1) : '')
    + polygon(curve([...c, ...CROWN], 7, true).map(frame.head), skin)
    + polygon(curve(shadow, 5, true).map(frame.head), shade)
    + (look.mask ? maskMarks(frame) : '')
    + (look.beard ? beard(frame, c) : '')
    + frame.stroke(curve(c.slice(0, 6), 7), 1.7, { raw: true, taper: [0.3, 0.1], min: 0.4 })
    + frame.stroke(curve(c.slice(5), 7), 1.55, { raw: true, taper: [0.1, 0.3], min: 0.45 });
}

function ear(frame: Frame, x: number, side: 1 | -1): string {
  const rim: Point[] = [[x + side * 0.02, -0.12], [x - side * 0.17, -0.16], [x - side * 0.2, 0.12], [x - side * 0.08, 0.36], [x + side * 0.06, 0.3]];
  return polygon(curve(rim, 5).map(frame.head), frame.colors.skin, { stroke: frame.ink, width: frame.line })
    + frame.stroke([[x - side * 0.02, -0.04], [x - side * 0.12, -0.02], [x - side * 0.08, 0.18]], 0.8);
}

function maskMarks(frame: Frame): string {
  const { colors, ink, line, turn } = frame;
  const shift = turn * 0.28;
  const star: Point[] = [[0, -1.1], [0.16, -0.62], [0.1, -0.34], [0, -0.18], [-0.1, -0.34], [-0.16, -0.62]].map(([x, y]) => [(x ?? 0) + shift, y ?? 0]);
  const around = [-0.4, 0.4].map((x) => {
    const rim: Point[] = [[x - 0.3, 0.12], [x - 0.1, -0.18], [x + 0.25, -0.22], [x + 0.34, 0.1], [x + 0.1, 0.36], [x - 0.2, 0.34]];
    return polygon(curve(rim.map(([px, py]): Point => [px * (1 - turn * 0.25) + shift * 0.9, py]), 5, true).map(frame.head), colors.trim, { stroke: ink, width: line });
  });
  const mouth: Point[] = [[-0.36, 0.68], [0, 0.56], [0.36, 0.68], [0.24, 0.98], [0, 1.02], [-0.24, 0.98]];
  return polygon(star.map(frame.head), colors.trim, { stroke: ink, width: line }) + around.join('')
    + polygon(curve(mouth.map(([x, y]): Point => [x + shift, y]), 5, true).map(frame.head), colors.skin, { stroke: ink, width: line });
}

function beard(frame: Frame, c: readonly Point[]): string {
  const jaw = c.slice(1, 10);
  const inner: Point[] = [[0.5, 0.5], [0.3, 0.62], [frame.turn * 0.28, 0.58], [-0.3, 0.62], [-0.55, 0.45]];
  return polygon(curve([...jaw.map(([x, y]): Point => [x * 1.03, y > 0.6 ? y * 1.1 : y]), ...inner], 5, true).map(frame.head), frame.colors.hair, { stroke: frame.ink, width: frame.line });
}

/** Nose, mouth, blush and sweat. Drawn after the eyes. */
export function drawFeatures(frame: Frame, face: Face): string {
  const { turn, colors, ink, line } = frame;
  const nose = lerp(0, 0.4, turn);
  const noseLine = turn > 0.3 ? frame.stroke([[nose - 0.02, 0.28], [nose + 0.06, 0.46], [nose - 0.03, 0.52]], 1.2, { taper: [0.7, 0.3] }) : frame.stroke([[nose - 0.015, 0.44], [nose + 0.035, 0.49]], 1.3);
  const noseShade = polygon(([[nose - 0.03, 0.5], [nose - 0.1, 0.545], [nose + 0.02, 0.55]] as const).map(frame.head), colors.skinShade);
  const blush = face.blush ? drawBlush(frame) : '';
  const drop: Point[] = [[0.68, -0.3], [0.78, -0.08], [0.7, 0.02], [0.61, -0.06]];
  const sweat = face.sweat ? polygon(curve(drop, 5, true).map(frame.head), frame.pen.paint.tint('#dff3ff'), { stroke: ink, width: line }) : '';
  return noseLine + noseShade + blush + MOUTHS[face.mouth](frame, lerp(0, 0.285, turn), 0.745) + sweat;
}

function drawBlush(frame: Frame): string {
  const { turn, scale, colors, pen } = frame;
  const cheeks = [lerp(-0.42, -0.17, turn), lerp(0.42, 0.56, turn)];
  if (pen.paint.style === 'screentone' || pen.paint.style === 'noir') {
    return cheeks.flatMap((x) => [0, 1, 2, 3].map((i) => frame.stroke([[x - 0.08 + i * 0.055, 0.44], [x - 0.13 + i * 0.055, 0.53]], 0.75))).join('');
  }
  return cheeks.map((x) => ellipse(...frame.head([x, 0.48]), scale * 0.15, scale * 0.085, colors.blush, { opacity: 0.5 })).join('');
}

type DrawMouth = (frame: Frame, x: number, y: number) => string;

const MOUTHS: Record<Mouth, DrawMouth> = {
  line: (f, x, y) => f.stroke([[x - 0.17, y], [x, y + 0.012], [x + 0.14, y - 0.012]], 1.5) + f.stroke([[x - 0.05, y + 0.1], [x + 0.05, y + 0.1]], 0.8),
  smirk: (f, x, y) => f.stroke([[x - 0.16, y + 0.03], [x + 0.02, y + 0.035], [x + 0.17, y - 0.075]], 1.9),
  frown: (f, x, y) => f.stroke([[x - 0.16, y + 0.04], [x, y - 0.025], [x + 0.15, y + 0.05]], 1.7),
  wavy: (f, x, y) => f.stroke([[x - 0.2, y], [x - 0.1, y - 0.04], [x, y + 0.03], [x + 0.1, y - 0.04], [x + 0.18, y + 0.01]], 1.6, { taper: [0.1, 0.1] }),
  round: (f, x, y) => {
    const [cx, cy] = f.head([x, y + 0.02]);
    return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(f.scale * 0.085)}" ry="${num(f.scale * 0.12)}" fill="${inside(f)}" stroke="${f.ink}" stroke-width="${num(f.line)}"/>`;
  },
  smile: (f, x, y) => openMouth(f, [[x - 0.22, y - 0.05], [x, y], [x + 0.2, y - 0.06], [x + 0.1, y + 0.13], [x - 0.02, y + 0.17], [x - 0.13, y + 0.12]],
    [[x - 0.18, y - 0.035], [x, y + 0.008], [x + 0.17, y - 0.04], [x + 0.12, y + 0.03], [x - 0.12, y + 0.03]], [[x - 0.1, y + 0.12], [x, y + 0.07], [x + 0.09, y + 0.12], [x, y + 0.16]]),
  shout: (f, x, y) => openMouth(f, [[x - 0.25, y - 0.16], [x, y - 0.2], [x + 0.22, y - 0.17], [x + 0.2, y + 0.08], [x + 0.03, y + 0.27], [x - 0.17, y + 0.1]],
    [[x - 0.21, y - 0.145], [x, y - 0.18], [x + 0.19, y - 0.15], [x + 0.15, y - 0.085], [x - 0.16, y - 0.08]], [[x - 0.13, y + 0.1], [x, y + 0.04], [x + 0.15, y + 0.09], [x + 0.04, y + 0.23]]),
};

function inside({ pen }: Frame): string {
  return pen.paint.tint('#5a1f2a');
}

function openMouth(f: Frame, rim: readonly Point[], teeth: readonly Point[], tongue: readonly Point[]): string {
  const d = `M${curve(rim, 6, true).map(f.head).map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
  return shape(d, inside(f), { stroke: f.ink, width: f.line * 1.1 })
    + polygon(curve(tongue, 4, true).map(f.head), f.pen.paint.tint('#e2848a'))
    + polygon(teeth.map(f.head), f.pen.paint.paper);
}
