import { curve, type Point } from '../ink/geometry';
import { circle, num, polygon } from '../ink/svg';
import type { Frame } from './frame';
import type { Look } from './look';

const SIDES = [-1, 1] as const;
type Side = (typeof SIDES)[number];

interface Cut { shoulder: number; neck: number }

function cutOf({ fem }: Look): Cut {
  return fem ? { shoulder: 1.42, neck: 0.27 } : { shoulder: 1.78, neck: 0.38 };
}

/** Shoulders, neck and clothes, from the throat down to below the edge of the picture. */
export function drawTorso(frame: Frame): string {
  const { look, body, colors, ink, line } = frame;
  const { shoulder: sh, neck: nk } = cutOf(look);
  const half: Point[] = [[nk, 0.75], [nk + 0.02, 1.12], [nk + 0.28, 1.32], [sh * 0.72, 1.5], [sh, 1.78], [sh + 0.16, 2.4], [sh + 0.22, 4.6]];
  const outlinePoints = [...half.map(([x, y]): Point => [-x, y]), ...[...half].reverse()];
  const torso = polygon(curve(outlinePoints, 6).map(body), colors.cloth, { stroke: ink, width: line * 1.5 });
  return torso + throat(frame, nk) + GARMENTS[look.outfit](frame, sh) + folds(frame, sh) + (look.scarf ? scarf(frame) : '');
}

function throat(frame: Frame, nk: number): string {
  const { body, colors, ink, line, turn } = frame;
  const skin = polygon(([[-nk, 0.7], [-nk - 0.01, 1.15], [0, 1.5], [nk + 0.01, 1.15], [nk, 0.7]] as const).map(body), colors.skin);
  const shade = polygon(curve([[-nk, 0.72], [-nk, 1.08], [-0.02 + 0.2 * turn, 1.3], [nk, 1], [nk, 0.72]], 6).map(body), colors.skinShade);
  const edges = SIDES.map((q) => `<path d="M${num(body([q * nk, 0.7])[0])} ${num(body([0, 0.7])[1])}L${body([q * nk, 1]).map(num).join(' ')}L${body([q * (nk + 0.07), 1.25]).map(num).join(' ')}" fill="none" stroke="${ink}" stroke-width="${num(line * 1.2)}"/>`);
  return skin + shade + edges.join('');
}

function folds(frame: Frame, sh: number): string {
  const { rng, body, colors, line } = frame;
  return [0, 1, 2, 3, 4].map((i) => {
    const q = i % 2 ? 1 : -1;
    const points: Point[] = [[q * (sh - 0.12 - rng() * 0.2), 1.9 + i * 0.2], [q * (sh - 0.45 - rng() * 0.3), 2.15 + i * 0.24], [q * (sh - 0.7 - rng() * 0.3), 2.25 + i * 0.28]];
    return polygon(curve([...points, ...[...points].reverse().map(([x, y]): Point => [x, y + 0.05])], 5).map(body), colors.clothShade, { stroke: colors.clothShade, width: line * 0.6 });
  }).join('');
}

function each(draw: (q: Side) => string): string {
  return SIDES.map(draw).join('');
}

function piece({ body, ink, line }: Frame, points: readonly Point[], fill: string, smooth = false): string {
  return polygon((smooth ? curve(points, 6, true) : points).map(body), fill, { stroke: ink, width: line * 1.2 });
}

function buttons({ body, scale, colors, ink, line }: Frame, x: number, from: number, count: number): string {
  return Array.from({ length: count }, (_, i) => circle(...body([x, from + i * 0.48]), scale * 0.065, colors.trim, { stroke: ink, width: line * 0.8 })).join('');
}

function lapels(frame: Frame, fill: string): string {
  return each((q) => piece(frame, [[q * 0.14, 1.62], [q * 0.3, 1.16], [q * 0.75, 1.32], [q * 0.98, 2], [q * 0.5, 2.05], [q * 0.42, 2.55], [q * 0.02, 3.1]], fill));
}

const GARMENTS: Record<Look['outfit'], (frame: Frame, sh: number) => string> = {
  hoodie: (f) => piece(f, [[-0.95, 1.42], [-0.62, 1.12], [-0.36, 1.22], [0, 1.72], [0.36, 1.22], [0.62, 1.12], [0.95, 1.42], [0.6, 1.75], [0, 2.08], [-0.6, 1.75]], f.colors.clothShade, true)
    + piece(f, [[-0.3, 1.22], [-0.18, 1.5], [0, 1.68], [0.18, 1.5], [0.3, 1.22]], f.colors.skin, true)
    + each((q) => piece(f, [[q * 0.2, 1.84], [q * 0.26, 2.3], [q * 0.2, 2.75], [q * 0.16, 2.74], [q * 0.2, 2.3]], f.colors.trim)),
  gakuran: (f) => piece(f, [[-0.44, 1.2], [-0.4, 1], [0, 1.28], [0.4, 1], [0.44, 1.2], [0.1, 1.58], [0, 1.66], [-0.1, 1.58]], f.colors.cloth, true)
    + piece(f, [[-0.01, 1.6], [0.02, 1.6], [0.02, 4], [-0.01, 4]], f.colors.clothShade) + buttons(f, 0.16, 1.95, 4),
  coat: (f) => piece(f, [[-0.3, 1.16], [0.3, 1.16], [0.2, 2.6], [0, 3], [-0.2, 2.6]], f.colors.trim) + lapels(f, f.colors.clothShade) + buttons(f, 0.3, 2.7, 3),
  sailor: (f) => piece(f, [[-0.3, 1.16], [0.3, 1.16], [0, 1.9]], f.colors.skin)
    + each((q) => piece(f, [[q * 0.04, 2.05], [q * 0.3, 1.16], [q * 0.75, 1.32], [q * 1.05, 1.95], [q * 0.4, 2.05]], f.colors.trim))
    + piece(f, [[0, 2.2], [-0.34, 2.02], [-0.44, 2.5], [0, 2.34], [0.44, 2.5], [0.34, 2.02]], f.pen.tone.accent, true),
  jersey: (f, sh) => piece(f, [[-0.34, 1.15], [0.34, 1.15], [0, 1.75]], f.colors.skin) + each((q) => piece(f, [[q * 0.34, 1.15], [q * 0.5, 1.2], [0, 2], [0, 1.75]], f.colors.trim))
    + each((q) => piece(f, [[q * (sh * 0.7), 1.5], [q * (sh * 0.86), 1.58], [q * (sh + 0.02), 4], [q * (sh - 0.24), 4]], f.colors.trim))
    + piece(f, [[-0.3, 2.5], [0.25, 2.5], [0.3, 2.6], [0.02, 3.5], [-0.2, 3.5], [0.02, 2.75], [-0.3, 2.75]], f.colors.trim),
  apron: (f) => piece(f, [[-0.32, 1.15], [0.32, 1.15], [0, 1.65]], f.colors.skin) + each((q) => piece(f, [[q * 0.42, 1.3], [q * 0.58, 1.36], [q * 0.72, 2.1], [q * 0.55, 2.1]], f.colors.trim))
    + piece(f, [[-0.8, 2], [0.8, 2], [0.92, 4.4], [-0.92, 4.4]], f.colors.trim) + piece(f, [[-0.4, 2.6], [0.4, 2.6], [0.36, 3.2], [-0.36, 3.2]], f.colors.clothShade),
  suit: (f) => piece(f, [[-0.34, 1.16], [0.34, 1.16], [0.2, 2.6], [0, 3], [-0.2, 2.6]], f.pen.paint.paper)
    + piece(f, [[-0.1, 1.55], [0.1, 1.55], [0.14, 2.5], [0, 2.75], [-0.14, 2.5]], f.pen.tone.accent) + lapels(f, f.colors.cloth),
  space: (f) => piece(f, [[-0.72, 1.36], [-0.5, 1.02], [0, 1.34], [0.5, 1.02], [0.72, 1.36], [0.4, 1.75], [-0.4, 1.75]], f.colors.trim, true)
    + each((q) => piece(f, [[q * 0.5, 2.1], [q * 1, 2.1], [q * 1, 2.6], [q * 0.5, 2.6]], f.pen.tone.accent)) + buttons(f, 0, 2.2, 3),
};

function scarf(frame: Frame): string {
  const { colors } = frame;
  return piece(frame, [[-0.62, 1.05], [-0.3, 1.3], [0.2, 1.34], [0.66, 1.02], [0.74, 1.36], [0.4, 1.66], [-0.2, 1.72], [-0.7, 1.42]], colors.trim, true)
    + polygon(curve([[-0.55, 1.35], [-0.2, 1.6], [0.4, 1.56], [0.68, 1.28], [0.66, 1.42], [0.36, 1.63], [-0.2, 1.69], [-0.64, 1.43]], 5, true).map(frame.body), frame.pen.paint.tint('#a59aa8'), { opacity: 0.6 });
}
