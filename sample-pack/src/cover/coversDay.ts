import { drawBody } from '../figure/body';
import { drawBust, drawHead } from '../figure/bust';
import { between, type Point } from '../ink/geometry';
import { circle, ellipse, line, polygon, rect, shape } from '../ink/svg';
import { sparkles } from '../scene/effects';
import { backdrop, glow, ridge, stars } from '../scene/strokes';
import type { Cover } from './coverTypes';
import { branches, envelope, lantern, rays } from './motifs';

function bezier(c1: Point, c2: Point, end: Point, t: number, start: Point = [-1.2, 1]): Point {
  const k = 1 - t;
  const blend = (i: 0 | 1): number => k ** 3 * start[i] + 3 * k * k * t * c1[i] + 3 * k * t * t * c2[i] + t ** 3 * end[i];
  return [blend(0), blend(1)];
}

/** A great wave under stars, and a small boat that does not mind. */
export const saltAndStarlight: Cover = {
  style: 'flat', time: 'night', lean: '#0a3a66',
  draw: (pen, { w, h, wide }) => {
    const box = { x: 0, y: 0, w, h };
    const u = Math.min(w, h);
    const wave = (dx: number, dy: number, s: number, fill: string): string => shape(`M${dx - 1.2 * s} ${h + 20}C${dx - 0.9 * s} ${dy + 0.5 * s} ${dx - 0.5 * s} ${dy - 0.35 * s} ${dx + 0.05 * s} ${dy - 0.3 * s}C${dx + 0.5 * s} ${dy - 0.26 * s} ${dx + 0.6 * s} ${dy + 0.2 * s} ${dx + 0.28 * s} ${dy + 0.26 * s}C${dx + 0.42 * s} ${dy + 0.06 * s} ${dx + 0.2 * s} ${dy - 0.06 * s} ${dx + 0.04 * s} ${dy + 0.1 * s}C${dx - 0.2 * s} ${dy + 0.36 * s} ${dx + 0.1 * s} ${dy + 0.85 * s} ${dx + 1.5 * s} ${h + 20}Z`, fill);
    const [cx, cy, s] = wide ? [w * 0.62, h * 0.42, h * 0.95] : [w * 0.46, h * 0.56, w * 0.92];
    // Foam lies on the lip of the wave: the two curves of its crest, slightly uneven.
    const lip = Array.from({ length: 26 }, (_, i): Point => {
      const t = i / 25;
      return t < 0.4 ? bezier([-0.9, 0.5], [-0.5, -0.35], [0.05, -0.3], 0.5 + t * 1.25) : bezier([0.5, -0.26], [0.6, 0.2], [0.28, 0.26], (t - 0.4) / 0.6, [0.05, -0.3]);
    });
    const foam = lip.flatMap(([x, y]) => [0, 1].map(() => circle(cx + (x + between(pen.rng, -0.02, 0.02)) * s, cy + (y + between(pen.rng, -0.025, 0.015)) * s, u * between(pen.rng, 0.008, 0.026), '#f6fbf4')));
    const [bx, by, b] = wide ? [w * 0.86, h * 0.78, h * 0.2] : [w * 0.74, h * 0.8, w * 0.2];
    const boat = `<g transform="rotate(-9 ${bx} ${by})">${shape(`M${bx - b * 0.7} ${by - b * 0.12}H${bx + b * 0.75}Q${bx + b * 0.5} ${by + b * 0.3} ${bx} ${by + b * 0.3}T${bx - b * 0.7} ${by - b * 0.12}Z`, '#b9472f')}${polygon([[bx, by - b * 0.16], [bx, by - b * 1.5], [bx + b * 0.75, by - b * 0.28]], '#fff3d6')}${polygon([[bx - b * 0.08, by - b * 0.16], [bx - b * 0.08, by - b * 1.2], [bx - b * 0.55, by - b * 0.26]], '#ffd98a')}</g>`;
    return backdrop(pen, box, [[0, '#081a3d'], [0.6, '#134a7c'], [1, '#2b83a5']]) + stars(pen, box, 190, 0.62) + sparkles(pen, { x: 0, y: 0, w, h: h * 0.5 }, 12, '#fff3c4') + circle(w * (wide ? 0.9 : 0.8), h * (wide ? 0.2 : 0.34), u * 0.09, '#ffe9a8') + circle(w * (wide ? 0.9 : 0.8) - u * 0.035, h * (wide ? 0.2 : 0.34) - u * 0.02, u * 0.078, '#10315f')
      + wave(cx - s * 0.1, cy - s * 0.04, s * 1.1, '#0d5a86') + wave(cx, cy, s, '#1693a5') + wave(cx + s * 0.02, cy + s * 0.2, s * 0.86, '#27b8b0') + foam.join('') + ridge(pen, box, h * 0.86, h * 0.05, '#0e6f8f', 7) + boat + ridge(pen, box, h * 0.95, h * 0.05, '#0a4a70', 6);
  },
  title: { voice: 'serif', fill: '#fff3d6', shadow: '#06142e', author: '#fff3d6', capitals: false },
  portrait: { room: [0.08, 0.045, 0.84, 0.24], align: 'middle', author: [0.5, 0.965] },
  landscape: { room: [0.045, 0.12, 0.42, 0.42], align: 'start', author: [0.047, 0.94] },
};

/** Lanterns above, two cooks below, and soup. */
export const lanternCafe: Cover = {
  style: 'webtoon', time: 'dusk', lean: '#e0633a',
  draw: (pen, { w, h, wide, cast }) => {
    const box = { x: 0, y: 0, w, h };
    const u = Math.min(w, h);
    const spots = wide ? [[0.5, 0.2, 0.07], [0.62, 0.12, 0.09], [0.76, 0.2, 0.08], [0.9, 0.12, 0.09], [0.38, 0.1, 0.06]] : [[0.12, 0.3, 0.075], [0.32, 0.36, 0.095], [0.56, 0.31, 0.08], [0.82, 0.35, 0.105]];
    const lights = spots.map(([x = 0, y = 0, r = 0.1], i) => glow(pen, x * w, y * h, r * u * 3, '#fff0a8', 0.65) + lantern(x * w, y * h, r * u, ['#e8402a', '#f08a24', '#d92f4b'][i % 3] ?? '#e8402a', '#ffe9a0', '#6d1f1c'));
    const scale = wide ? h * 0.17 : w * 0.175;
    const base = wide ? 0.72 : 0.5;
    const people = drawBust(pen, cast('som'), 'joy', { x: w * (base + (wide ? 0.13 : 0.22)), y: h * (wide ? 0.56 : 0.6), scale, yaw: -0.5, tilt: 4, seed: 8 }) + drawBust(pen, cast('lin'), 'smile', { x: w * (base - (wide ? 0.1 : 0.2)), y: h * (wide ? 0.58 : 0.63), scale: scale * 1.05, yaw: 0.55, tilt: -4, seed: 4 });
    const [bx, by, b] = [w * (wide ? 0.73 : 0.5), h * 0.9, u * (wide ? 0.17 : 0.2)];
    const steam = [-0.4, 0, 0.4].map((t) => shape(`M${bx + b * t} ${by - b * 0.5}q${b * 0.2} ${-b * 0.3} 0 ${-b * 0.6}t0 ${-b * 0.6}`, 'none', { stroke: '#fff7e6', width: b * 0.09, opacity: 0.8 }));
    const bowl = shape(`M${bx - b} ${by - b * 0.32}H${bx + b}Q${bx + b * 0.86} ${by + b * 0.5} ${bx} ${by + b * 0.52}T${bx - b} ${by - b * 0.32}Z`, '#fff4e2', { stroke: '#6d1f1c', width: 5 }) + ellipse(bx, by - b * 0.32, b, b * 0.24, '#f2b84b', { stroke: '#6d1f1c', width: 5 }) + circle(bx - b * 0.3, by - b * 0.36, b * 0.16, '#fffaf0') + circle(bx - b * 0.3, by - b * 0.36, b * 0.08, '#f08a24') + ellipse(bx + b * 0.3, by - b * 0.34, b * 0.3, b * 0.09, '#5c9a3d');
    return backdrop(pen, box, [[0, '#7d1f2d'], [0.45, '#e2683a'], [1, '#ffc876']]) + lights.join('') + people + rect({ x: 0, y: h * 0.88, w, h: h * 0.12 }, '#8c3b22') + rect({ x: 0, y: h * 0.88, w, h: 8 }, '#c76a3d') + steam.join('') + bowl;
  },
  title: { voice: 'soft', fill: '#fff7e0', rim: '#7d1f2d', rimWidth: 0.12, author: '#ffe9b8', capitals: false },
  portrait: { room: [0.08, 0.04, 0.84, 0.2], align: 'middle', author: [0.5, 0.972] },
  landscape: { room: [0.04, 0.26, 0.44, 0.46], align: 'start', author: [0.045, 0.955] },
};

/** One large cat in one small helmet. */
export const captainMiso: Cover = {
  style: 'flat', time: 'day', lean: '#ffcf33',
  draw: (pen, { w, h, wide, cast }) => {
    const u = Math.min(w, h);
    const [cx, cy, r] = [w * (wide ? 0.7 : 0.5), h * (wide ? 0.5 : 0.6), u * (wide ? 0.37 : 0.4)];
    const planets = ([[0.05, 0.34, 0.035, '#e5383b'], [0.93, 0.36, 0.06, '#1d7874'], [0.06, 0.5, 0.05, '#1d7874'], [0.94, 0.86, 0.045, '#e5383b']] as const).map(([x, y, s, c]) => circle(w * x, h * y, u * s, c) + ellipse(w * x, h * y, u * s * 1.7, u * s * 0.34, 'none', { stroke: '#241a12', width: u * 0.007 }));
    return rect({ x: 0, y: 0, w, h }, '#ffcf33') + rays(cx, cy, Math.max(w, h) * 1.2, 28, ['#ffcf33', '#ffc21a']) + planets.join('')
      + ellipse(cx, cy + r * 1.28, r * 1.15, r * 0.62, '#e5383b', { stroke: '#241a12', width: u * 0.012 }) + ellipse(cx, cy + r * 0.98, r * 0.95, r * 0.26, '#f5efe2', { stroke: '#241a12', width: u * 0.012 })
      + circle(cx, cy, r * 1.05, '#e3f6f5', { stroke: '#241a12', width: u * 0.014 }) + drawHead(pen, cast('miso'), 'fierce', { x: cx, y: cy + r * 0.16, scale: r * 0.68, yaw: 0.1, seed: 3 })
      + shape(`M${cx - r * 0.8} ${cy - r * 0.2}A${r * 0.85} ${r * 0.85} 0 0 1 ${cx - r * 0.2} ${cy - r * 0.82}`, 'none', { stroke: '#ffffff', width: r * 0.08, opacity: 0.9 });
  },
  title: { voice: 'block', fill: '#241a12', author: '#241a12', capitals: true },
  portrait: { room: [0.06, 0.04, 0.88, 0.27], align: 'middle', author: [0.5, 0.975] },
  landscape: { room: [0.04, 0.16, 0.42, 0.58], align: 'start', author: [0.042, 0.88] },
};

/** The strike, a second before it is a goal. */
export const secondHalf: Cover = {
  style: 'flat', time: 'day', lean: '#1b8a4b',
  draw: (pen, { w, h, wide, cast }) => {
    const u = Math.min(w, h);
    const bands = Array.from({ length: 16 }, (_, i) => polygon([[-w + (w * 2.6 * i) / 16, 0], [-w + (w * 2.6 * (i + 1)) / 16, 0], [-w * 1.5 + (w * 2.6 * (i + 1)) / 16 + w * 0.9, h], [-w * 1.5 + (w * 2.6 * i) / 16 + w * 0.9, h]], i % 2 ? '#119150' : '#0c7d43'));
    const [px, py] = [w * (wide ? 0.62 : 0.42), h * (wide ? 0.98 : 0.93)];
    const [bx, by, b] = wide ? [w * 0.86, h * 0.3, h * 0.1] : [w * 0.82, h * 0.42, w * 0.1];
    const trail = polygon([[bx - b * 0.8, by - b * 0.5], [bx + b * 0.4, by + b * 0.85], [px + u * 0.24, by + h * 0.16]], '#fff36b', { opacity: 0.85 });
    const patches = Array.from({ length: 5 }, (_, i) => circle(bx + Math.cos(i * 1.257) * b * 0.62, by + Math.sin(i * 1.257) * b * 0.62, b * 0.2, '#1b1b2b'));
    return rect({ x: 0, y: 0, w, h }, '#0c7d43') + bands.join('') + circle(px, py - h * 0.02, u * 0.62, 'none', { stroke: '#e9fff0', width: u * 0.016, opacity: 0.5 }) + ellipse(px - u * 0.02, py, u * 0.28, u * 0.035, '#064a27', { opacity: 0.6 }) + trail
      + drawBody(pen, cast('dani'), { x: px, y: py, height: h * (wide ? 0.88 : 0.58), pose: 'kick', seed: 5, mood: 'shout' }) + circle(bx, by, b, '#ffffff', { stroke: '#1b1b2b', width: u * 0.009 }) + patches.join('') + circle(bx, by, b * 0.24, '#1b1b2b');
  },
  title: { voice: 'impact', fill: '#ffffff', rim: '#0b3d24', rimWidth: 0.08, shadow: '#e4222b', author: '#fff36b', capitals: true },
  portrait: { room: [0.05, 0.035, 0.9, 0.24], align: 'start', turn: -6, author: [0.06, 0.975] },
  landscape: { room: [0.035, 0.18, 0.42, 0.54], align: 'start', turn: -6, author: [0.045, 0.93] },
};

/** Letters without addresses, two readers without courage. */
export const unsentLetters: Cover = {
  style: 'webtoon', time: 'dusk', lean: '#b79ad6',
  draw: (pen, { w, h, wide, cast }) => {
    const u = Math.min(w, h);
    const [cx, top, aw, ah] = wide ? [w * 0.72, h * 0.06, h * 0.86, h * 0.96] : [w * 0.5, h * 0.27, w * 0.8, h * 0.66];
    const arch = `M${cx - aw / 2} ${top + ah}V${top + aw / 2}A${aw / 2} ${aw / 2} 0 0 1 ${cx + aw / 2} ${top + aw / 2}V${top + ah}Z`;
    const bars = [0.25, 0.5, 0.75].map((t) => line([[cx - aw / 2 + aw * t, top + (t === 0.5 ? 0 : aw * 0.07)], [cx - aw / 2 + aw * t, top + ah]], '#d9c2e8', u * 0.008)).join('') + [0.5, 0.72].map((t) => line([[cx - aw / 2, top + ah * t], [cx + aw / 2, top + ah * t]], '#d9c2e8', u * 0.008)).join('');
    const letters = Array.from({ length: wide ? 15 : 17 }, (_, i) => envelope(w * ((i * 0.377 + 0.07) % 1), h * (i < 11 ? 0.28 + ((i * 0.213) % 0.36) : 0.84 + ((i * 0.213) % 0.1)), u * between(pen.rng, 0.07, 0.15), between(pen.rng, -40, 40), i % 3 ? '#fff6ea' : '#ffd9d0', '#7a4a78', '#e0567a'));
    const scale = wide ? h * 0.165 : w * 0.165;
    const back = letters.slice(0, 11).join('');
    return backdrop(pen, { x: 0, y: 0, w, h }, [[0, '#8f7bc0'], [1, '#d9a6c8']]) + shape(arch, '#fff1d6') + glow(pen, cx, top + ah * 0.4, aw * 0.6, '#ffe08a', 0.7) + bars + shape(arch, 'none', { stroke: '#6c4b8c', width: u * 0.016 }) + back
      + drawBust(pen, cast('noor'), 'sad', { x: cx - aw * 0.22, y: h * (wide ? 0.58 : 0.66), scale, yaw: -0.7, tilt: 3, seed: 12 }) + drawBust(pen, cast('theo'), 'think', { x: cx + aw * 0.22, y: h * (wide ? 0.55 : 0.64), scale: scale * 1.02, yaw: 0.7, tilt: -3, seed: 14 }) + letters.slice(11).join('');
  },
  title: { voice: 'serif', fill: '#3c2155', author: '#3c2155', rim: '#f3e3f7', rimWidth: 0.06, capitals: false },
  portrait: { room: [0.07, 0.035, 0.86, 0.22], align: 'middle', author: [0.5, 0.975] },
  landscape: { room: [0.04, 0.14, 0.42, 0.6], align: 'start', author: [0.042, 0.9] },
};

/** A black tree with red fruit, cut as in wood. */
export const ironOrchard: Cover = {
  style: 'noir', time: 'day', lean: '#000000',
  draw: (pen, { w, h, wide }) => {
    const u = Math.min(w, h);
    const [x, foot] = [w * (wide ? 0.72 : 0.5), h * (wide ? 0.98 : 0.76)];
    const tips: Point[] = [];
    const tree = branches(pen.rng, x, foot, u * (wide ? 0.26 : 0.24), -Math.PI / 2, u * 0.1, '#0c0b0d', 5, tips);
    const apples = tips.filter((_, i) => i % 6 === 0).slice(0, 16).map(([ax, ay]) => circle(ax, ay + u * 0.02, u * 0.026, '#c8102e') + circle(ax - u * 0.008, ay + u * 0.012, u * 0.007, '#ffffff'));
    const teeth = Array.from({ length: 24 }, (_, i) => `<rect x="${x - u * 0.03}" y="${foot - u * 0.5 - u * 0.46}" width="${u * 0.06}" height="${u * 0.09}" fill="#d9cdb6" transform="rotate(${i * 15} ${x} ${foot - u * 0.5})"/>`);
    const furrows = Array.from({ length: wide ? 0 : 4 }, (_, i) => line([[0, foot + (h - foot) * (i / 16) ** 1.2 + 3], [w, foot + (h - foot) * (i / 16) ** 1.2 + 3]], '#0c0b0d', 1.5 + i * 0.9));
    return rect({ x: 0, y: 0, w, h }, '#efe5d1') + teeth.join('') + circle(x, foot - u * 0.5, u * 0.42, 'none', { stroke: '#d9cdb6', width: u * 0.07 }) + furrows.join('') + tree + apples.join('');
  },
  title: { voice: 'serif', fill: '#0c0b0d', rim: '#efe5d1', rimWidth: 0.07, author: '#c8102e', capitals: true },
  portrait: { room: [0.07, 0.815, 0.86, 0.115], align: 'middle', author: [0.5, 0.965] },
  landscape: { room: [0.045, 0.2, 0.4, 0.46], align: 'start', author: [0.047, 0.78] },
};
