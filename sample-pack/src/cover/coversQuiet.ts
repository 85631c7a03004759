import { drawBody } from '../figure/body';
import { drawBust } from '../figure/bust';
import { between } from '../ink/geometry';
import { circle, ellipse, line, polygon, rect, shape } from '../ink/svg';
import { flakes } from '../scene/effects';
import { backdrop, ridge, tree } from '../scene/strokes';
import type { Cover } from './coverTypes';
import { rays } from './motifs';

/** A red gate in the mist; a girl, and what walks beside her. */
export const shrineOfSmallGods: Cover = {
  style: 'wash', time: 'day', lean: '#d8c7a8',
  draw: (pen, { w, h, wide, cast }) => {
    const box = { x: 0, y: 0, w, h };
    const u = Math.min(w, h);
    const [cx, foot, s] = wide ? [w * 0.68, h * 0.9, h * 0.74] : [w * 0.5, h * 0.86, w * 0.72];
    const post = (q: number): string => polygon([[cx + q * s * 0.4 - s * 0.05, foot], [cx + q * s * 0.37 - s * 0.035, foot - s], [cx + q * s * 0.37 + s * 0.035, foot - s], [cx + q * s * 0.4 + s * 0.05, foot]], '#cf3f2c');
    const roof = shape(`M${cx - s * 0.66} ${foot - s * 1.12}Q${cx} ${foot - s * 0.98} ${cx + s * 0.66} ${foot - s * 1.12}L${cx + s * 0.62} ${foot - s * 0.97}Q${cx} ${foot - s * 0.87} ${cx - s * 0.62} ${foot - s * 0.97}Z`, '#3b2f3a') + rect({ x: cx - s * 0.5, y: foot - s * 0.76, w: s, h: s * 0.07 }, '#cf3f2c') + rect({ x: cx - s * 0.04, y: foot - s * 0.9, w: s * 0.08, h: s * 0.16 }, '#e9b44c');
    const spirit = drawBust(pen, cast('kit'), 'smile', { x: cx + s * 0.17, y: foot - s * 0.13, scale: s * 0.075, yaw: -0.2, seed: 2 });
    return backdrop(pen, box, [[0, '#f6ead2'], [0.6, '#f3d9bd'], [1, '#cfd8c4']]) + circle(cx + s * 0.18, foot - s * 0.95, u * 0.26, '#f2a48b') + ridge(pen, box, h * 0.55, h * 0.16, '#b9c7c2', 5) + ridge(pen, box, h * 0.66, h * 0.12, '#93aba4', 6) + ridge(pen, box, h * 0.76, h * 0.08, '#6f8d80', 5)
      + tree(pen, w * (wide ? 0.34 : 0.06), h * 0.88, h * 0.4) + tree(pen, w * 0.97, h * 0.9, h * 0.46) + rect({ x: 0, y: foot - 6, w, h: h - foot + 10 }, '#c9b68f') + post(-1) + post(1) + roof + spirit
      + drawBody(pen, cast('aoi'), { x: cx - s * 0.08, y: foot + 4, height: s * 0.44, pose: 'stand', seed: 4 }) + flakes(pen, box, 46, '#f0a9a0', [4, 10], true);
  },
  title: { voice: 'serif', fill: '#3b2f3a', author: '#3b2f3a', rim: '#f6ead2', rimWidth: 0.05, capitals: false },
  portrait: { room: [0.08, 0.03, 0.84, 0.2], align: 'middle', author: [0.5, 0.965] },
  landscape: { room: [0.04, 0.12, 0.4, 0.46], align: 'start', author: [0.042, 0.93] },
};

/** A boat of mangoes, a grandmother who knows the water. */
export const canalHouse: Cover = {
  style: 'wash', time: 'day', lean: '#4aa58a',
  draw: (pen, { w, h, wide, cast }) => {
    const box = { x: 0, y: 0, w, h };
    const u = Math.min(w, h);
    const [cx, by, b] = wide ? [w * 0.68, h * 0.78, h * 0.5] : [w * 0.5, h * 0.74, w * 0.46];
    const leaves = Array.from({ length: 11 }, (_, i) => {
      const [x, y, r] = [w * ((i * 0.29 + 0.04) % 1), h * (0.84 + ((i * 0.071) % 0.15)), u * between(pen.rng, 0.05, 0.1)];
      return ellipse(x, y, r, r * 0.42, i % 2 ? '#3f8f5f' : '#5fae73') + (i % 4 === 0 ? circle(x, y - r * 0.3, r * 0.3, '#f49ab0') + circle(x, y - r * 0.42, r * 0.18, '#fbd3dc') : '');
    });
    const fruit = Array.from({ length: 12 }, (_, i) => ellipse(cx + b * (-0.16 + (i % 6) * 0.07), by - b * (0.1 + Math.floor(i / 6) * 0.07), b * 0.055, b * 0.04, i % 3 ? '#f6b42c' : '#e88a2a'));
    const hull = shape(`M${cx - b} ${by - b * 0.2}Q${cx - b * 0.6} ${by + b * 0.22} ${cx} ${by + b * 0.2}T${cx + b} ${by - b * 0.2}Q${cx + b * 0.4} ${by - b * 0.02} ${cx} ${by - b * 0.02}T${cx - b} ${by - b * 0.2}Z`, '#8a5a3a');
    const pole = line([[cx + b * 0.62, by - b * 1.1], [cx + b * 0.86, by + b * 0.34]], '#6b452c', u * 0.012);
    return backdrop(pen, box, [[0, '#bfe6dd'], [0.5, '#f3efcf'], [0.64, '#8fcbb4'], [1, '#3f8f86']]) + ridge(pen, box, h * 0.52, h * 0.12, '#9fcab0', 6) + tree(pen, w * (wide ? 0.46 : 0.12), h * 0.6, h * 0.34) + tree(pen, w * 0.9, h * 0.6, h * 0.4) + rect({ x: w * (wide ? 0.78 : 0.56), y: h * 0.44, w: w * 0.2, h: h * 0.14 }, '#b98358') + polygon([[w * (wide ? 0.76 : 0.53), h * 0.45], [w * (wide ? 0.88 : 0.66), h * 0.36], [w * (wide ? 1 : 0.79), h * 0.45]], '#d2603f')
      + rect({ x: 0, y: h * 0.6, w, h: h * 0.4 }, '#6fbfae', { opacity: 0.55 }) + drawBust(pen, cast('yai'), 'joy', { x: cx + b * 0.42, y: by - b * 0.56, scale: b * 0.2, yaw: -0.6, tilt: 3, seed: 7 }) + drawBust(pen, cast('fah'), 'smile', { x: cx - b * 0.4, y: by - b * 0.5, scale: b * 0.19, yaw: 0.6, seed: 3 }) + backdrop(pen, { x: 0, y: by - b * 0.04, w, h: h - by + b * 0.04 }, [[0, '#62b0a2'], [1, '#3f8f86']]) + pole + fruit.join('') + hull + leaves.join('');
  },
  title: { voice: 'soft', fill: '#1f5a4c', rim: '#f7f4dc', rimWidth: 0.1, author: '#ffffff', capitals: false },
  portrait: { room: [0.08, 0.05, 0.84, 0.2], align: 'middle', author: [0.5, 0.975] },
  landscape: { room: [0.04, 0.14, 0.42, 0.42], align: 'start', author: [0.045, 0.94] },
};

/** The mask, the stars, the noise. */
export const luchadoraLuna: Cover = {
  style: 'flat', time: 'day', lean: '#ff3d8b',
  draw: (pen, { w, h, wide, cast }) => {
    const u = Math.min(w, h);
    const [cx, cy] = [w * (wide ? 0.7 : 0.5), h * (wide ? 0.5 : 0.56)];
    const star = (x: number, y: number, r: number, fill: string): string => polygon(Array.from({ length: 10 }, (_, i) => [x + Math.cos(i * 0.628 - 1.57) * r * (i % 2 ? 0.42 : 1), y + Math.sin(i * 0.628 - 1.57) * r * (i % 2 ? 0.42 : 1)] as const), fill, { stroke: '#2b0a3d', width: u * 0.008 });
    const ropes = [0.84, 0.91].map((t, i) => rect({ x: 0, y: h * t, w, h: u * 0.026 }, i ? '#19c3e6' : '#ffffff', { stroke: '#2b0a3d', width: u * 0.008 }));
    return rays(cx, cy, Math.max(w, h) * 1.3, 26, ['#ff3d8b', '#ff8a1f', '#ffd21f']) + circle(cx, cy, u * 0.46, '#ffe94a', { stroke: '#2b0a3d', width: u * 0.012 }) + star(w * 0.12, h * 0.4, u * 0.09, '#19c3e6') + star(w * 0.9, h * 0.34, u * 0.075, '#ffffff')
      + drawBust(pen, cast('luna'), 'fierce', { x: cx, y: h * (wide ? 0.47 : 0.55), scale: wide ? h * 0.22 : w * 0.23, yaw: 0.12, seed: 9 }) + ropes.join('') + star(w * 0.16, h * 0.74, u * 0.06, '#ffe94a');
  },
  title: { voice: 'impact', fill: '#ffffff', rim: '#2b0a3d', rimWidth: 0.1, shadow: '#19c3e6', author: '#2b0a3d', capitals: true },
  portrait: { room: [0.05, 0.035, 0.9, 0.25], align: 'middle', turn: 3, author: [0.5, 0.985] },
  landscape: { room: [0.035, 0.14, 0.43, 0.56], align: 'start', turn: -3, author: [0.05, 0.81] },
};
