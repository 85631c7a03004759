import { drawBody } from '../figure/body';
import { drawBust } from '../figure/bust';
import { between } from '../ink/geometry';
import { circle, ellipse, polygon, rect, shape } from '../ink/svg';
import { flakes, rain } from '../scene/effects';
import { backdrop, glow, skyline, stars } from '../scene/strokes';
import type { Cover } from './coverTypes';
import { mast, rings, umbrella } from './motifs';

/** Pink moon, black towers, a courier who looks back. */
export const neonHarbor: Cover = {
  style: 'flat', time: 'night', lean: '#5a1a7a',
  draw: (pen, { w, h, wide, cast }) => {
    const box = { x: 0, y: 0, w, h };
    const cx = w * (wide ? 0.72 : 0.5);
    const r = wide ? h * 0.42 : w * 0.46;
    const cy = wide ? h * 0.5 : h * 0.5;
    const bars = [0.12, 0.3, 0.46, 0.6].map((t, i) => rect({ x: cx - r * 1.1, y: cy + r * t, w: r * 2.2, h: r * (0.035 + i * 0.018) }, '#2a0d4a'));
    return backdrop(pen, box, [[0, '#12082e'], [0.55, '#4b1470'], [1, '#b3236e']]) + stars(pen, box, 90, 0.5) + glow(pen, cx, cy, r * 1.7, '#ff2f86', 0.7) + circle(cx, cy, r, '#ff4d8d') + circle(cx, cy - r * 0.1, r * 0.86, '#ff7aa0', { opacity: 0.5 }) + bars.join('')
      + skyline(pen, box, { base: h, low: h * 0.22, high: h * 0.42, width: [w * 0.05, w * 0.1], fill: '#2b0f52', windows: '#ff7ab0', lit: 0.25, outlined: false })
      + skyline(pen, box, { base: h, low: h * 0.08, high: h * 0.28, width: [w * 0.07, w * 0.13], fill: '#12062c', windows: '#3df2ff', lit: 0.4, outlined: false })
      + drawBust(pen, cast('mei'), 'smirk', { x: cx + (wide ? 0 : w * 0.04), y: h * (wide ? 0.46 : 0.6), scale: wide ? h * 0.24 : w * 0.25, yaw: -0.75, tilt: 4, seed: 5, wind: 0.7 });
  },
  title: { voice: 'impact', fill: '#ffe94a', rim: '#12062c', rimWidth: 0.1, shadow: '#ff2f86', author: '#ffffff', capitals: true },
  portrait: { room: [0.06, 0.04, 0.88, 0.27], align: 'middle', turn: -4, author: [0.5, 0.965] },
  landscape: { room: [0.04, 0.16, 0.44, 0.56], align: 'start', turn: -4, author: [0.045, 0.9] },
};

/** One headlight, falling snow, a man with a red scarf on the rails. */
export const lastTrain: Cover = {
  style: 'noir', time: 'night', lean: '#000000',
  draw: (pen, { w, h, wide, cast }) => {
    const [cx, cy] = [w * (wide ? 0.7 : 0.5), h * (wide ? 0.36 : 0.44)];
    const u = Math.min(w, h);
    const beam = polygon([[cx - u * 0.06, cy], [cx + u * 0.06, cy], [cx + w * 0.75, h], [cx - w * 0.75, h]], '#ffffff');
    const sleepers = Array.from({ length: 12 }, (_, i) => {
      const t = (i / 12) ** 2;
      const y = cy + u * 0.12 + (h - cy) * t;
      return rect({ x: cx - u * (0.06 + t * 0.5), y, w: u * (0.12 + t), h: u * (0.008 + t * 0.03) }, '#000000');
    });
    const rails = [-1, 1].map((q) => polygon([[cx + q * u * 0.03, cy + u * 0.1], [cx + q * u * 0.036, cy + u * 0.1], [cx + q * u * 0.42, h], [cx + q * u * 0.36, h]], '#000000'));
    const engine = polygon([[cx - u * 0.2, cy + u * 0.13], [cx - u * 0.2, cy - u * 0.1], [cx - u * 0.12, cy - u * 0.2], [cx + u * 0.12, cy - u * 0.2], [cx + u * 0.2, cy - u * 0.1], [cx + u * 0.2, cy + u * 0.13]], '#000000', { stroke: '#ffffff', width: 3 });
    const pines = Array.from({ length: 16 }, (_, i) => {
      const x = (w * (i + 0.5)) / 16;
      const s = u * between(pen.rng, 0.16, 0.32);
      return polygon([[x, cy + u * 0.14], [x - s * 0.26, cy + u * 0.14], [x, cy + u * 0.14 - s], [x + s * 0.26, cy + u * 0.14]], '#000000', { stroke: '#ffffff', width: 1.5 });
    });
    return rect({ x: 0, y: 0, w, h }, '#000000') + pines.join('') + beam + sleepers.join('') + rails.join('') + engine + circle(cx, cy, u * 0.1, '#ffffff', { stroke: '#000000', width: 5 }) + circle(cx, cy, u * 0.06, '#d6281a')
      + drawBody(pen, { ...cast('lev'), trim: '#d8261c' }, { x: cx - u * 0.02, y: h * 0.98, height: h * (wide ? 0.58 : 0.44), pose: 'walk', flip: -1, seed: 3, silhouette: true }) + flakes(pen, { x: 0, y: 0, w, h }, 130, '#ffffff', [1.5, 5]);
  },
  title: { voice: 'block', fill: '#ffffff', rim: '#000000', rimWidth: 0.12, author: '#ffffff', capitals: true },
  portrait: { room: [0.07, 0.035, 0.86, 0.2], align: 'middle', author: [0.5, 0.272] },
  landscape: { room: [0.045, 0.2, 0.42, 0.5], align: 'start', author: [0.047, 0.8] },
};

/** A mast that talks to nobody, in acid green. */
export const rooftopSignal: Cover = {
  style: 'flat', time: 'night', lean: '#04302c',
  draw: (pen, { w, h, wide, cast }) => {
    const box = { x: 0, y: 0, w, h };
    const cx = w * (wide ? 0.7 : 0.62);
    const roof = h * 0.86;
    const height = h * (wide ? 0.62 : 0.52);
    const tip = roof - height * 1.12;
    return backdrop(pen, box, [[0, '#021615'], [0.6, '#05443d'], [1, '#0d6b58']]) + rings(cx, tip, w * 0.03, Math.max(w, h) * 0.75, 13, '#b9ff3a', w * (wide ? 0.012 : 0.018))
      + skyline(pen, box, { base: h, low: h * 0.2, high: h * 0.36, width: [w * 0.06, w * 0.1], fill: '#06352f', windows: '#b9ff3a', lit: 0.12, outlined: false })
      + mast(cx, roof, height, w * (wide ? 0.14 : 0.22), '#010c0b', w * 0.012) + circle(cx, tip, w * 0.018, '#ff3b30') + glow(pen, cx, tip, w * 0.12, '#ff3b30', 0.8)
      + rect({ x: 0, y: roof, w, h: h - roof }, '#010c0b') + rect({ x: w * 0.04, y: roof - h * 0.05, w: w * 0.16, h: h * 0.06 }, '#010c0b')
      + drawBody(pen, cast('nara'), { x: cx - w * (wide ? 0.16 : 0.34), y: roof + 4, height: h * (wide ? 0.36 : 0.25), pose: 'stand', seed: 6, silhouette: true });
  },
  title: { voice: 'tall', fill: '#b9ff3a', shadow: '#010c0b', author: '#e9ffd0', capitals: true },
  portrait: { room: [0.07, 0.05, 0.8, 0.27], align: 'start', author: [0.07, 0.955] },
  landscape: { room: [0.05, 0.18, 0.42, 0.5], align: 'start', author: [0.052, 0.8] },
};

/** A hundred gray umbrellas and a yellow one. */
export const monsoonClub: Cover = {
  style: 'flat', time: 'day', lean: '#35608c',
  draw: (pen, { w, h, wide }) => {
    const box = { x: 0, y: 0, w, h };
    const step = Math.min(w, h) * (wide ? 0.27 : 0.26);
    const blues = [['#3f77a8', '#326794'], ['#5a8fbb', '#4a80ad'], ['#2c5c88', '#244f78'], ['#6d9dc4', '#5d8fb8']] as const;
    let out = backdrop(pen, box, [[0, '#17324f'], [1, '#0f2540']]);
    for (let row = -1; row * step * 0.86 < h + step; row++) {
      for (let col = -1; col * step < w + step; col++) {
        const tone = blues[Math.floor(pen.rng() * 4)] ?? blues[0];
        out += umbrella(col * step + (row % 2 ? step / 2 : 0) + between(pen.rng, -12, 12), row * step * 0.86 + between(pen.rng, -12, 12), step * between(pen.rng, 0.47, 0.56), pen.rng() * 2, tone[0], tone[1]);
      }
    }
    const [ux, uy, r] = [w * (wide ? 0.72 : 0.56), h * (wide ? 0.5 : 0.52), Math.min(w, h) * (wide ? 0.33 : 0.34)];
    const neck = polygon([[ux + r * 0.5, uy + r * 0.62], [ux + r * 0.62, uy + r * 0.5], [ux + r * 1.5, uy + r * 1.32], [ux + r * 1.36, uy + r * 1.45]], '#5b2f1c') + rect({ x: ux + r * 1.3, y: uy + r * 1.26, w: r * 0.3, h: r * 0.26 }, '#3c1d10');
    return out + ellipse(ux + r * 0.1, uy + r * 0.16, r * 1.02, r, '#0b1c30', { opacity: 0.45 }) + neck + umbrella(ux, uy, r, 0.3, '#ffd23f', '#f5b81c') + rain(pen, box, Math.round(w / 7), '#dcefff');
  },
  title: { voice: 'soft', fill: '#ffffff', rim: '#14304d', rimWidth: 0.13, author: '#ffe38a', capitals: false },
  portrait: { room: [0.07, 0.06, 0.86, 0.24], align: 'middle', turn: -3, author: [0.5, 0.95] },
  landscape: { room: [0.04, 0.16, 0.46, 0.54], align: 'start', turn: -3, author: [0.05, 0.88] },
};

/** A planet's edge and someone very small on it. */
export const dustAndOrbit: Cover = {
  style: 'flat', time: 'night', lean: '#402010',
  draw: (pen, { w, h, wide, cast }) => {
    const box = { x: 0, y: 0, w, h };
    const r = Math.max(w, h) * (wide ? 0.78 : 0.82);
    const [cx, cy] = [w * (wide ? 0.66 : 0.5), h * (wide ? 0.62 : 0.66) + r];
    const bands = [0.1, 0.22, 0.37, 0.55].map((t, i) => circle(cx, cy, r * (1 - t * 0.5), ['#e8622c', '#d24b23', '#b53a20', '#8f2b1f'][i] ?? '#8f2b1f'));
    const craters = Array.from({ length: 9 }, () => {
      const [a, k] = [between(pen.rng, -2.3, -0.85), between(pen.rng, 0.72, 0.95)];
      return ellipse(cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * k, between(pen.rng, 10, 44), between(pen.rng, 5, 16), '#a8351d', { opacity: 0.6 });
    });
    const halo = shape(`M${-w * 0.1} ${h * (wide ? 0.74 : 0.5)}Q${w * 0.5} ${h * (wide ? 0.12 : 0.24)} ${w * 1.1} ${h * (wide ? 0.3 : 0.34)}`, 'none', { stroke: '#f8e3b5', width: w * 0.008 });
    const top = cy - r;
    const fx = cx - (wide ? 0 : w * 0.06);
    return backdrop(pen, box, [[0, '#0a1426'], [0.7, '#23304f'], [1, '#7a3b3a']]) + stars(pen, box, 160, 0.8) + circle(w * (wide ? 0.9 : 0.8), h * (wide ? 0.2 : 0.36), Math.min(w, h) * 0.07, '#f8e3b5') + halo + glow(pen, cx, top + r * 0.2, r * 0.5, '#ff8a4a', 0.6) + circle(cx, cy, r, '#f4843c') + bands.join('') + craters.join('')
      + polygon([[fx, top + 8], [fx + w * 0.3, top + h * 0.1], [fx + w * 0.26, top + h * 0.11], [fx - 8, top + 10]], '#7d2418') + drawBody(pen, cast('ines'), { x: fx, y: top + 10, height: h * (wide ? 0.2 : 0.13), pose: 'walk', seed: 9 });
  },
  title: { voice: 'block', fill: '#f8e3b5', author: '#f8e3b5', capitals: true },
  portrait: { room: [0.08, 0.06, 0.84, 0.2], align: 'start', author: [0.08, 0.955] },
  landscape: { room: [0.045, 0.13, 0.46, 0.36], align: 'start', author: [0.047, 0.93] },
};
