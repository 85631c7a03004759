import { type Box, between } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { circle, ellipse, line, polygon, rect } from '../ink/svg';
import { backdrop, cloud, floor, ridge, sceneStroke, sky, skyline, stars, tree } from './strokes';

/** Towers of a big town. */
export function city(pen: Pen, box: Box): string {
  const { tone } = pen;
  const base = box.y + box.h;
  const lit = pen.time === 'day' ? 0.35 : 0.5;
  const windows = pen.time === 'day' ? tone.skyLow : tone.light;
  return sky(pen, box)
    + skyline(pen, box, { base, low: box.h * 0.35, high: box.h * 0.68, width: [36, 70], fill: tone.far, outlined: false })
    + skyline(pen, box, { base, low: box.h * 0.25, high: box.h * 0.52, width: [50, 95], fill: tone.mid, windows, lit })
    + skyline(pen, box, { base, low: box.h * 0.08, high: box.h * 0.28, width: [70, 130], fill: tone.near, windows, lit: lit * 0.8 });
}

/** The edge of a roof, with the town below. */
export function rooftop(pen: Pen, box: Box): string {
  const { tone } = pen;
  const edge = box.y + box.h * 0.76;
  const rails = Array.from({ length: 14 }, (_, i) => line([[box.x + (box.w * i) / 13, edge - box.h * 0.16], [box.x + (box.w * i) / 13, edge]], tone.near, 4));
  return city(pen, { ...box, h: box.h * 0.8 }) + floor(pen, box, edge, tone.ground) + rails.join('')
    + line([[box.x, edge - box.h * 0.16], [box.x + box.w, edge - box.h * 0.16]], tone.near, 7) + line([[box.x, edge], [box.x + box.w, edge]], tone.near, 5);
}

/** A narrow street of shops with signs and wires. */
export function street(pen: Pen, box: Box): string {
  const { tone, rng } = pen;
  const [vx, vy] = [box.x + box.w * between(rng, 0.4, 0.6), box.y + box.h * 0.52];
  const wall = (x: number, fill: string): string => polygon([[x, box.y - 10], [vx, vy - box.h * 0.14], [vx, vy + box.h * 0.06], [x, box.y + box.h * 1.05]], fill, sceneStroke(pen));
  const signs = [0.2, 0.4, 0.58, 0.72].flatMap((t, i) => [box.x, box.x + box.w].map((x) => {
    const sx = x + (vx - x) * t;
    const sy = box.y + box.h * (0.2 + t * 0.36);
    const [w, h] = [box.w * 0.1 * (1 - t), box.h * 0.3 * (1 - t)];
    return rect({ x: x === box.x ? sx : sx - w, y: sy, w, h }, i % 2 ? tone.accent : tone.light, sceneStroke(pen));
  }));
  const wires = [0.08, 0.16, 0.22].map((t) => line([[box.x, box.y + box.h * t], [box.x + box.w * 0.5, box.y + box.h * (t + 0.07)], [box.x + box.w, box.y + box.h * (t - 0.03)]], tone.near, 2));
  return sky(pen, box, 0.6) + skyline(pen, { ...box, x: vx - box.w * 0.2, w: box.w * 0.4 }, { base: vy, low: box.h * 0.08, high: box.h * 0.24, width: [20, 40], fill: tone.far, outlined: false })
    + polygon([[box.x, box.y + box.h], [box.x + box.w, box.y + box.h], [vx, vy]], tone.ground) + wall(box.x, tone.wall) + wall(box.x + box.w, tone.mid) + signs.join('') + wires.join('');
}

/** Open water with the reflection of the sun, and sometimes a sail. */
export function sea(pen: Pen, box: Box): string {
  const { tone, rng } = pen;
  const horizon = box.y + box.h * 0.5;
  const road = Array.from({ length: 16 }, (_, i) => {
    const y = horizon + 8 + (box.h * 0.48 * i) / 16;
    const w = box.w * between(rng, 0.03, 0.12) * (1 + i / 6);
    return ellipse(box.x + box.w * between(rng, 0.25, 0.75), y, w, 2 + i * 0.35, tone.light, { opacity: 0.65 });
  });
  const [bx, by, s] = [box.x + box.w * between(rng, 0.2, 0.8), horizon + box.h * 0.06, box.h * 0.16];
  const boat = polygon([[bx - s * 0.6, by - s * 0.1], [bx + s * 0.6, by - s * 0.1], [bx + s * 0.4, by + s * 0.15], [bx - s * 0.45, by + s * 0.15]], tone.wood, sceneStroke(pen))
    + polygon([[bx, by - s * 0.18], [bx, by - s * 1.3], [bx + s * 0.6, by - s * 0.25]], tone.wall, sceneStroke(pen)) + polygon([[bx - s * 0.06, by - s * 0.18], [bx - s * 0.06, by - s], [bx - s * 0.45, by - s * 0.25]], tone.accent, sceneStroke(pen));
  return sky(pen, box, 0.5) + backdrop(pen, { ...box, y: horizon, h: box.h * 0.5 }, [[0, tone.far], [0.25, tone.water], [1, tone.near]]) + road.join('') + boat;
}

/** Piers, cranes and moored boats. */
export function harbor(pen: Pen, box: Box): string {
  const { tone } = pen;
  const horizon = box.y + box.h * 0.6;
  const crane = (x: number, s: number): string => line([[x, horizon], [x, horizon - s]], tone.near, 8) + line([[x - s * 0.25, horizon - s * 0.95], [x + s * 0.75, horizon - s * 1.05]], tone.near, 7)
    + line([[x, horizon - s * 1.2], [x + s * 0.7, horizon - s * 1.04]], tone.near, 3) + line([[x + s * 0.55, horizon - s], [x + s * 0.55, horizon - s * 0.5]], tone.near, 2);
  const crates = [0.06, 0.17, 0.3].map((t, i) => rect({ x: box.x + box.w * t, y: box.y + box.h * (0.78 - i * 0.015), w: box.w * 0.12, h: box.h * 0.16 }, i % 2 ? tone.accent : tone.wood, sceneStroke(pen)));
  return sky(pen, box, 0.6) + skyline(pen, box, { base: horizon, low: box.h * 0.06, high: box.h * 0.3, width: [40, 80], fill: tone.mid, windows: tone.light })
    + crane(box.x + box.w * 0.68, box.h * 0.36) + crane(box.x + box.w * 0.24, box.h * 0.28)
    + backdrop(pen, { ...box, y: horizon, h: box.h * 0.4 }, [[0, tone.water], [1, tone.near]]) + floor(pen, { ...box, y: box.y + box.h * 0.86, h: box.h * 0.14 }, box.y + box.h * 0.86, tone.ground) + crates.join('');
}

export function forest(pen: Pen, box: Box): string {
  const { tone, rng } = pen;
  const trunks = Array.from({ length: 9 }, (_, i) => {
    const w = box.w * between(rng, 0.03, 0.07);
    const x = box.x + (box.w * (i + rng() * 0.6)) / 9;
    return polygon([[x, box.y], [x + w, box.y], [x + w * 1.3, box.y + box.h], [x - w * 0.4, box.y + box.h]], i % 2 ? tone.wood : tone.near, sceneStroke(pen));
  });
  const shrubs = Array.from({ length: 5 }, (_, i) => tree(pen, box.x + (box.w * (i + 0.5)) / 5, box.y + box.h * 1.08, box.h * between(rng, 0.25, 0.4)));
  return backdrop(pen, box, [[0, tone.leafDark], [0.5, tone.leaf], [1, tone.leafDark]]) + ridge(pen, box, box.y + box.h * 0.5, box.h * 0.2, tone.leafDark) + trunks.join('') + ridge(pen, box, box.y + box.h * 0.88, box.h * 0.06, tone.ground) + shrubs.join('');
}

/** Hills, fields and a road. */
export function hills(pen: Pen, box: Box): string {
  const { tone, rng } = pen;
  const trees = Array.from({ length: 6 }, () => tree(pen, box.x + rng() * box.w, box.y + box.h * between(rng, 0.72, 0.95), box.h * between(rng, 0.12, 0.26)));
  return sky(pen, box, 0.6) + ridge(pen, box, box.y + box.h * 0.58, box.h * 0.3, tone.far, 5, sceneStroke(pen)) + ridge(pen, box, box.y + box.h * 0.66, box.h * 0.14, tone.leafDark, 6, sceneStroke(pen))
    + ridge(pen, box, box.y + box.h * 0.8, box.h * 0.1, tone.leaf, 4, sceneStroke(pen)) + trees.join('');
}

/** A gate, steps and old trees. */
export function shrine(pen: Pen, box: Box): string {
  const { tone } = pen;
  const [cx, foot, s] = [box.x + box.w / 2, box.y + box.h * 0.86, box.h * 0.62];
  const post = (x: number): string => polygon([[x - s * 0.05, foot], [x - s * 0.04, foot - s], [x + s * 0.04, foot - s], [x + s * 0.05, foot]], tone.accent, sceneStroke(pen));
  const beam = polygon([[cx - s * 0.72, foot - s * 1.08], [cx, foot - s * 1.0], [cx + s * 0.72, foot - s * 1.08], [cx + s * 0.68, foot - s * 0.94], [cx - s * 0.68, foot - s * 0.94]], tone.shade, sceneStroke(pen));
  const steps = [0, 1, 2, 3].map((i) => rect({ x: cx - box.w * (0.2 + i * 0.09), y: foot - box.h * 0.06 + i * box.h * 0.05, w: box.w * (0.4 + i * 0.18), h: box.h * 0.055 }, i % 2 ? tone.ground : tone.wall, sceneStroke(pen)));
  return sky(pen, box, 0.8) + ridge(pen, box, box.y + box.h * 0.6, box.h * 0.22, tone.far, 5) + tree(pen, box.x + box.w * 0.1, foot, box.h * 0.62) + tree(pen, box.x + box.w * 0.92, foot, box.h * 0.7)
    + rect({ x: box.x, y: foot - 4, w: box.w, h: box.h * 0.2 }, tone.ground) + post(cx - s * 0.45) + post(cx + s * 0.45) + rect({ x: cx - s * 0.56, y: foot - s * 0.78, w: s * 1.12, h: s * 0.07 }, tone.accent, sceneStroke(pen)) + beam + steps.join('');
}

/** Wooden houses on stilts over a canal. */
export function canal(pen: Pen, box: Box): string {
  const { tone, rng } = pen;
  const water = box.y + box.h * 0.64;
  const house = (x: number, w: number): string => {
    const y = water - box.h * between(rng, 0.26, 0.36);
    const legs = [0.1, 0.5, 0.9].map((t) => line([[x + w * t, water - 8], [x + w * t, water + box.h * 0.08]], tone.shade, 5));
    return legs.join('') + rect({ x, y: y + w * 0.25, w, h: water - y - w * 0.25 - 6 }, tone.wood, sceneStroke(pen)) + polygon([[x - w * 0.12, y + w * 0.28], [x + w * 0.5, y - w * 0.2], [x + w * 1.12, y + w * 0.28]], tone.accent, sceneStroke(pen))
      + rect({ x: x + w * 0.34, y: y + w * 0.42, w: w * 0.3, h: w * 0.3 }, tone.light, sceneStroke(pen));
  };
  const ripples = Array.from({ length: 12 }, (_, i) => ellipse(box.x + rng() * box.w, water + 14 + (box.h * 0.32 * i) / 12, box.w * between(rng, 0.04, 0.12), 2.5, tone.skyLow, { opacity: 0.6 }));
  return sky(pen, box, 0.6) + tree(pen, box.x + box.w * 0.44, water, box.h * 0.5) + tree(pen, box.x + box.w * 0.96, water, box.h * 0.44) + house(box.x + box.w * 0.04, box.w * 0.3) + house(box.x + box.w * 0.56, box.w * 0.34)
    + backdrop(pen, { ...box, y: water, h: box.h * 0.36 }, [[0, tone.water], [1, tone.leafDark]]) + ripples.join('');
}

export function stadium(pen: Pen, box: Box): string {
  const { tone, rng, paint } = pen;
  const field = box.y + box.h * 0.58;
  const crowd = Array.from({ length: 150 }, (_, i) => circle(box.x + rng() * box.w, box.y + box.h * (0.24 + 0.3 * rng()), 5 + rng() * 3, paint.tint(['#f1d3bb', '#8a5638', '#ffffff', '#e4572e', '#3f6fb0', '#f4c94c'][i % 6] ?? '#ffffff')));
  const stripes = Array.from({ length: 8 }, (_, i) => polygon([[box.x + (box.w * i) / 8, field], [box.x + (box.w * (i + 1)) / 8, field], [box.x + box.w * (-0.5 + (2 * (i + 1)) / 8), box.y + box.h], [box.x + box.w * (-0.5 + (2 * i) / 8), box.y + box.h]], i % 2 ? tone.leaf : tone.leafDark));
  const lamps = [0.12, 0.88].map((t) => line([[box.x + box.w * t, field], [box.x + box.w * t, box.y + box.h * 0.08]], tone.near, 6) + rect({ x: box.x + box.w * t - box.w * 0.06, y: box.y + box.h * 0.04, w: box.w * 0.12, h: box.h * 0.09 }, tone.light, sceneStroke(pen)));
  return sky(pen, box, 0.4) + rect({ x: box.x, y: box.y + box.h * 0.2, w: box.w, h: box.h * 0.4 }, tone.near) + crowd.join('') + lamps.join('') + rect({ x: box.x, y: field - box.h * 0.05, w: box.w, h: box.h * 0.06 }, tone.accent, sceneStroke(pen)) + stripes.join('')
    + line([[box.x, field + box.h * 0.08], [box.x + box.w, field + box.h * 0.08]], paint.paper, 4);
}

/** Stars, a ringed planet and a small moon. */
export function space(pen: Pen, box: Box): string {
  const { tone, rng, paint } = pen;
  const night = { ...box };
  const r = Math.min(box.w, box.h) * between(rng, 0.2, 0.36);
  const [x, y] = [box.x + box.w * between(rng, 0.2, 0.8), box.y + box.h * between(rng, 0.3, 0.6)];
  const tilt = between(rng, -24, 24);
  const bands = [0.4, 0.1, -0.2].map((t) => ellipse(x, y + r * t, r * Math.sqrt(1 - t * t), r * 0.07, tone.mid, { opacity: 0.6 }));
  return rect(night, paint.tint('#07091c')) + stars({ ...pen, tone: { ...tone, sun: paint.paper } }, night, 110, 1) + `<g transform="rotate(${tilt.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})">` + circle(x, y, r, tone.accent, sceneStroke(pen)) + bands.join('')
    + `<path d="M${x - r * 1.7} ${y}a${r * 1.7} ${r * 0.36} 0 0 0 ${r * 3.4} 0" fill="none" stroke="${tone.light}" stroke-width="${(r * 0.12).toFixed(1)}"/></g>` + circle(box.x + box.w * rng(), box.y + box.h * 0.2, r * 0.18, tone.wall, sceneStroke(pen));
}

export function clouds(pen: Pen, box: Box): string {
  return sky(pen, box, 1) + [0.7, 0.85, 1].map((t) => cloud(pen, box.x - box.w * 0.2 + pen.rng() * box.w * 0.5, box.y + box.h * t, box.w * 0.9, box.h * 0.18)).join('');
}
