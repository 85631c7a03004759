import { type Box, between, lerp } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { circle, ellipse, line, polygon, rect } from '../ink/svg';
import { backdrop, floor, glow, sceneStroke, sky, skyline, tree } from './strokes';

function room(pen: Pen, box: Box, wall: string, ground: string, level = 0.76): string {
  const y = box.y + box.h * level;
  return backdrop(pen, box, [[0, wall], [1, pen.tone.skyLow]]) + floor(pen, box, y, ground) + line([[box.x, y], [box.x + box.w, y]], pen.paint.tint(pen.palette.shade), 3);
}

function windowPane(pen: Pen, box: Box): string {
  const bars = line([[box.x + box.w / 2, box.y], [box.x + box.w / 2, box.y + box.h]], pen.tone.wall, 6) + line([[box.x, box.y + box.h / 2], [box.x + box.w, box.y + box.h / 2]], pen.tone.wall, 6);
  return backdrop(pen, box, [[0, pen.tone.skyTop], [1, pen.tone.skyLow]]) + bars + rect(box, 'none', { stroke: pen.tone.wall, width: 9 }) + rect({ x: box.x - 5, y: box.y - 5, w: box.w + 10, h: box.h + 10 }, 'none', sceneStroke(pen, 2));
}

/** A school from outside. */
export function school(pen: Pen, box: Box): string {
  const { tone, paint } = pen;
  const [x, y, w, foot] = [box.x + box.w * 0.14, box.y + box.h * 0.42, box.w * 0.72, box.y + box.h * 0.88];
  const panes = [0, 1, 2].flatMap((f) => Array.from({ length: 10 }, (_, i) => (i === 4 || i === 5 ? '' : rect({ x: x + w * (0.02 + i * 0.097), y: y + (foot - y) * (0.08 + f * 0.3), w: w * 0.07, h: (foot - y) * 0.18 }, f ? tone.far : tone.skyLow, sceneStroke(pen, 1.6)))));
  const tower = rect({ x: x + w * 0.42, y: y - box.h * 0.14, w: w * 0.16, h: foot - y + box.h * 0.14 }, tone.wall, sceneStroke(pen)) + polygon([[x + w * 0.4, y - box.h * 0.14], [x + w * 0.5, y - box.h * 0.22], [x + w * 0.6, y - box.h * 0.14]], tone.accent, sceneStroke(pen));
  const clock = circle(x + w * 0.5, y - box.h * 0.06, w * 0.045, paint.paper, sceneStroke(pen, 3)) + line([[x + w * 0.5, y - box.h * 0.06 - w * 0.03], [x + w * 0.5, y - box.h * 0.06], [x + w * 0.52, y - box.h * 0.05]], paint.ink, 2.5);
  return sky(pen, box, 0.7) + skyline(pen, box, { base: foot, low: box.h * 0.1, high: box.h * 0.3, width: [40, 80], fill: tone.far, outlined: false }) + rect({ x, y, w, h: foot - y }, tone.wall, sceneStroke(pen, 2.6)) + rect({ x: x - 8, y: y - 10, w: w + 16, h: 14 }, tone.mid, sceneStroke(pen)) + panes.join('') + tower + clock
    + rect({ x: box.x, y: foot, w: box.w, h: box.h * 0.14 }, tone.ground, sceneStroke(pen)) + [0.06, 0.93, 0.85].map((t, i) => tree(pen, box.x + box.w * t, foot + 6, box.h * (0.4 - i * 0.05))).join('');
}

export function classroom(pen: Pen, box: Box): string {
  const { tone, paint } = pen;
  const board = { x: box.x + box.w * 0.08, y: box.y + box.h * 0.16, w: box.w * 0.44, h: box.h * 0.34 };
  const chalk = [0.2, 0.4, 0.6].map((t, i) => line([[board.x + board.w * 0.1, board.y + board.h * t], [board.x + board.w * (0.5 + i * 0.15), board.y + board.h * t]], paint.paper, 3, 0.8));
  const desks = [0.1, 0.42, 0.74].map((t) => polygon([[box.x + box.w * t, box.y + box.h * 0.84], [box.x + box.w * (t + 0.22), box.y + box.h * 0.84], [box.x + box.w * (t + 0.26), box.y + box.h * 0.92], [box.x + box.w * (t - 0.04), box.y + box.h * 0.92]], tone.wood, sceneStroke(pen)));
  return room(pen, box, tone.wall, tone.ground, 0.72) + rect(board, paint.tint('#2f5d4f'), { stroke: tone.wood, width: 9 }) + chalk.join('') + windowPane(pen, { x: box.x + box.w * 0.62, y: box.y + box.h * 0.14, w: box.w * 0.3, h: box.h * 0.4 }) + desks.join('');
}

/** A corridor that leads away from the reader. */
export function corridor(pen: Pen, box: Box): string {
  const { tone } = pen;
  const [vx, vy] = [box.x + box.w * between(pen.rng, 0.35, 0.65), box.y + box.h * 0.45];
  const to = (x: number, y: number, t: number): [number, number] => [lerp(x, vx, t), lerp(y, vy, t)];
  const [l, r, top, foot] = [box.x, box.x + box.w, box.y, box.y + box.h];
  const side = (x: number, fill: string): string => polygon([[x, top], to(x, top, 0.84), to(x, foot, 0.84), [x, foot]], fill, sceneStroke(pen));
  const bays = [0, 0.3, 0.5, 0.64, 0.74].flatMap((t, i, all) => {
    const next = (all[i + 1] ?? 0.82) - 0.03;
    const bay = (x: number, a: number, b: number, fill: string): string => polygon([to(x, lerp(top, foot, a), t + 0.04), to(x, lerp(top, foot, a), next), to(x, lerp(top, foot, b), next), to(x, lerp(top, foot, b), t + 0.04)], fill, sceneStroke(pen));
    const lamp = polygon([to(lerp(l, r, 0.42), top, t + 0.04), to(lerp(l, r, 0.58), top, t + 0.04), to(lerp(l, r, 0.58), top, next), to(lerp(l, r, 0.42), top, next)], tone.light, sceneStroke(pen));
    return [bay(l, 0.2, 0.6, tone.skyLow), bay(r, 0.25, 1, i % 2 ? tone.wood : tone.mid), lamp];
  });
  return rect(box, tone.ground) + polygon([[l, top], [r, top], to(r, top, 0.84), to(l, top, 0.84)], tone.skyLow) + side(l, tone.wall) + side(r, tone.far) + rect({ x: to(l, top, 0.84)[0], y: to(l, top, 0.84)[1], w: box.w * 0.16, h: box.h * 0.16 }, tone.light) + bays.join('');
}

export function kitchen(pen: Pen, box: Box): string {
  const { tone, rng, paint } = pen;
  const counter = box.y + box.h * 0.72;
  const shelf = (y: number): string => rect({ x: box.x + box.w * 0.06, y, w: box.w * 0.88, h: 9 }, tone.wood, sceneStroke(pen))
    + Array.from({ length: 9 }, (_, i) => rect({ x: box.x + box.w * (0.09 + i * 0.095), y: y - box.h * between(rng, 0.06, 0.11), w: box.w * 0.055, h: box.h * 0.11 }, [tone.accent, tone.wall, tone.leaf, tone.light][i % 4] ?? tone.wall, sceneStroke(pen))).join('');
  const pots = [0.2, 0.62].map((t) => {
    const x = box.x + box.w * t;
    const steam = [0, 1].map((i) => line([[x + i * 26 - 13, counter - box.h * 0.17], [x + i * 26, counter - box.h * 0.23], [x + i * 26 - 16, counter - box.h * 0.3]], paint.paper, 5, 0.7));
    return rect({ x: x - box.w * 0.07, y: counter - box.h * 0.13, w: box.w * 0.14, h: box.h * 0.13 }, tone.near, sceneStroke(pen)) + ellipse(x, counter - box.h * 0.13, box.w * 0.08, box.h * 0.02, tone.far, sceneStroke(pen)) + steam.join('');
  });
  const lamps = [0.25, 0.5, 0.75].map((t) => line([[box.x + box.w * t, box.y], [box.x + box.w * t, box.y + box.h * 0.1]], tone.shade, 3) + glow(pen, box.x + box.w * t, box.y + box.h * 0.16, box.w * 0.16, tone.light, 0.6) + ellipse(box.x + box.w * t, box.y + box.h * 0.15, box.w * 0.05, box.h * 0.055, tone.accent, sceneStroke(pen)));
  return backdrop(pen, box, [[0, tone.wood], [0.3, tone.wall], [1, tone.ground]]) + shelf(box.y + box.h * 0.42) + shelf(box.y + box.h * 0.58) + lamps.join('') + rect({ x: box.x, y: counter, w: box.w, h: box.h * 0.3 }, tone.wood, sceneStroke(pen, 2.6)) + pots.join('');
}

export function library(pen: Pen, box: Box): string {
  const { tone, rng } = pen;
  const rows = 4;
  const books = Array.from({ length: rows }, (_, row) => {
    const y = box.y + (box.h * 0.86 * row) / rows;
    const h = (box.h * 0.86) / rows;
    let out = '';
    for (let x = box.x; x < box.x + box.w;) {
      const w = between(rng, 12, 30);
      const tall = h * between(rng, 0.6, 0.86);
      out += rect({ x, y: y + h - tall - 9, w, h: tall }, [tone.accent, tone.mid, tone.wall, tone.leaf, tone.near, tone.far][Math.floor(rng() * 6)] ?? tone.mid, sceneStroke(pen, 1.5));
      x += w + (rng() < 0.1 ? 26 : 1);
    }
    return out + rect({ x: box.x, y: y + h - 9, w: box.w, h: 9 }, tone.wood, sceneStroke(pen));
  });
  const posts = [0.02, 0.5, 0.98].map((t) => rect({ x: box.x + box.w * t - 11, y: box.y, w: 22, h: box.h * 0.88 }, tone.wood, sceneStroke(pen)));
  return rect(box, tone.shade) + books.join('') + posts.join('') + floor(pen, box, box.y + box.h * 0.86, tone.ground) + glow(pen, box.x + box.w * 0.5, box.y + box.h * 0.3, box.w * 0.4, tone.light, 0.35);
}

/** A small room with a bed, a window and a desk lamp. */
export function bedroom(pen: Pen, box: Box): string {
  const { tone } = pen;
  const desk = rect({ x: box.x + box.w * 0.6, y: box.y + box.h * 0.62, w: box.w * 0.36, h: box.h * 0.04 }, tone.wood, sceneStroke(pen)) + rect({ x: box.x + box.w * 0.63, y: box.y + box.h * 0.66, w: 10, h: box.h * 0.2 }, tone.wood) + rect({ x: box.x + box.w * 0.9, y: box.y + box.h * 0.66, w: 10, h: box.h * 0.2 }, tone.wood);
  const lamp = line([[box.x + box.w * 0.86, box.y + box.h * 0.62], [box.x + box.w * 0.9, box.y + box.h * 0.5], [box.x + box.w * 0.82, box.y + box.h * 0.44]], tone.near, 5) + glow(pen, box.x + box.w * 0.8, box.y + box.h * 0.52, box.w * 0.2, tone.light, 0.7);
  const bed = rect({ x: box.x, y: box.y + box.h * 0.72, w: box.w * 0.44, h: box.h * 0.16 }, tone.accent, sceneStroke(pen)) + rect({ x: box.x + box.w * 0.02, y: box.y + box.h * 0.66, w: box.w * 0.14, h: box.h * 0.08 }, tone.wall, sceneStroke(pen));
  return room(pen, box, tone.far, tone.wood) + windowPane(pen, { x: box.x + box.w * 0.14, y: box.y + box.h * 0.14, w: box.w * 0.3, h: box.h * 0.36 }) + rect({ x: box.x + box.w * 0.62, y: box.y + box.h * 0.16, w: box.w * 0.14, h: box.h * 0.2 }, tone.light, sceneStroke(pen)) + desk + lamp + bed;
}

/** Inside a moving train carriage. */
export function train(pen: Pen, box: Box): string {
  const { tone } = pen;
  const panes = [0.06, 0.37, 0.68].map((t) => {
    const pane = { x: box.x + box.w * t, y: box.y + box.h * 0.18, w: box.w * 0.26, h: box.h * 0.4 };
    return backdrop(pen, pane, [[0, tone.skyTop], [1, tone.skyLow]]) + skyline(pen, { ...pane, x: pane.x + 24, w: pane.w - 60 }, { base: pane.y + pane.h, low: 14, high: pane.h * 0.5, width: [24, 40], fill: tone.near, windows: tone.light, outlined: false }) + rect(pane, 'none', { stroke: tone.wood, width: 10 });
  });
  const straps = Array.from({ length: 7 }, (_, i) => line([[box.x + box.w * (0.1 + i * 0.135), box.y + box.h * 0.06], [box.x + box.w * (0.1 + i * 0.135), box.y + box.h * 0.16]], tone.shade, 4) + circle(box.x + box.w * (0.1 + i * 0.135), box.y + box.h * 0.19, 12, 'none', { stroke: tone.shade, width: 4 }));
  return rect(box, tone.wall) + panes.join('') + line([[box.x, box.y + box.h * 0.06], [box.x + box.w, box.y + box.h * 0.06]], tone.shade, 7) + straps.join('') + rect({ x: box.x, y: box.y + box.h * 0.68, w: box.w, h: box.h * 0.2 }, tone.accent, sceneStroke(pen, 2.6)) + rect({ x: box.x, y: box.y + box.h * 0.86, w: box.w, h: box.h * 0.14 }, tone.shade);
}

/** The bridge of a spaceship. */
export function cabin(pen: Pen, box: Box): string {
  const { tone, rng, paint } = pen;
  const port = { x: box.x + box.w * 0.12, y: box.y + box.h * 0.1, w: box.w * 0.76, h: box.h * 0.44 };
  const dots = Array.from({ length: 40 }, () => circle(port.x + rng() * port.w, port.y + rng() * port.h, 1 + rng() * 2.4, paint.paper));
  const keys = Array.from({ length: 24 }, (_, i) => rect({ x: box.x + box.w * (0.06 + (i % 12) * 0.075), y: box.y + box.h * (0.76 + Math.floor(i / 12) * 0.09), w: box.w * 0.045, h: box.h * 0.05 }, [tone.accent, tone.light, tone.leaf, tone.skyLow][Math.floor(rng() * 4)] ?? tone.light, sceneStroke(pen, 1.5)));
  return backdrop(pen, box, [[0, tone.mid], [1, tone.far]]) + `<g>${rect(port, paint.tint('#080a20'))}${dots.join('')}${circle(port.x + port.w * between(rng, 0.2, 0.8), port.y + port.h * 0.6, port.h * 0.3, tone.accent)}${rect(port, 'none', { stroke: tone.near, width: 16 })}</g>`
    + polygon([[box.x, box.y + box.h * 0.7], [box.x + box.w, box.y + box.h * 0.7], [box.x + box.w, box.y + box.h], [box.x, box.y + box.h]], tone.near, sceneStroke(pen)) + keys.join('');
}

/** A stage with lights and amplifiers. */
export function stage(pen: Pen, box: Box): string {
  const { tone, paint } = pen;
  const beams = [0.15, 0.4, 0.62, 0.85].map((t, i) => polygon([[box.x + box.w * t, box.y], [box.x + box.w * (t - 0.16 + i * 0.03), box.y + box.h * 0.84], [box.x + box.w * (t + 0.12 + i * 0.03), box.y + box.h * 0.84]], i % 2 ? tone.accent : tone.light, { opacity: 0.42 }));
  const amps = [0.04, 0.78].map((t) => rect({ x: box.x + box.w * t, y: box.y + box.h * 0.52, w: box.w * 0.18, h: box.h * 0.3 }, paint.tint('#241f33'), sceneStroke(pen, 2.6)) + circle(box.x + box.w * (t + 0.09), box.y + box.h * 0.68, box.w * 0.06, tone.mid, sceneStroke(pen)) + circle(box.x + box.w * (t + 0.09), box.y + box.h * 0.68, box.w * 0.025, tone.near));
  return backdrop(pen, box, [[0, tone.shade], [1, tone.mid]]) + beams.join('') + amps.join('') + floor(pen, box, box.y + box.h * 0.82, tone.wood);
}
