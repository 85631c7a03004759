import { type Box, between, lerp, type Point, TAU } from '../ink/geometry';
import type { Pen } from '../ink/pen';
import { num, polygon, rect, ring, roundGradient, shape } from '../ink/svg';

export interface FocusOptions { center: Point; rx: number; ry: number; reach: number; count: number; maxWidth?: number; fill: string }

/** Lines that all point at the important spot. */
export function focusLines({ rng }: Pen, { center: [cx, cy], rx, ry, reach, count, maxWidth = 14, fill }: FocusOptions): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    if (rng() < 0.1) i += Math.floor(rng() * 4);
    const angle = ((i + rng() * 0.9) / count) * TAU;
    const k = 1 + rng() * rng() * 0.75;
    const half = lerp(2, maxWidth, rng() * rng()) / 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [ox, oy] = [cx + c * reach, cy + s * reach];
    d += `M${num(cx + c * rx * k)} ${num(cy + s * ry * k)}L${num(ox - s * half)} ${num(oy + c * half)}L${num(ox + s * half)} ${num(oy - c * half)}Z`;
  }
  return shape(d, fill);
}

/** Speed lines across the box. */
export function speedLines({ rng }: Pen, box: Box, angle: number, count: number, fill: string, maxWidth = 7): string {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  const diagonal = Math.hypot(box.w, box.h);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let d = '';
  for (let i = 0; i < count; i++) {
    const [across, along] = [(rng() - 0.5) * diagonal, (rng() - 0.5) * diagonal * 0.8];
    for (let j = Math.floor(rng() * 5); j >= 0; j--) {
      const v = across + j * between(rng, 4, 10);
      const [half, width] = [(diagonal * between(rng, 0.3, 1.1)) / 2, (1 + rng() * rng() * maxWidth) / 2];
      const point = (u: number, w: number): string => `${num(cx + c * (along + u) - s * (v + w))} ${num(cy + s * (along + u) + c * (v + w))}`;
      d += `M${point(-half, 0)}L${point(0, width)}L${point(half, 0)}L${point(0, -width)}Z`;
    }
  }
  return shape(d, fill);
}

/** A jagged flash behind a figure. */
export function burst({ rng }: Pen, [cx, cy]: Point, rx: number, ry: number, spikes: number, fill: string): string {
  return polygon(ring(cx, cy, rx, ry, spikes * 2, (i) => (i % 2 ? 0.72 * (1 - rng() * 0.12) : 1 + rng() * 0.25)), fill);
}

export function rain({ rng }: Pen, box: Box, count: number, stroke: string): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [box.x + (rng() * 1.2 - 0.1) * box.w, box.y + rng() * box.h, between(rng, 20, 90)];
    d += `M${num(x)} ${num(y)}l${num(-length * 0.18)} ${num(length)}`;
  }
  return `<path d="${d}" stroke="${stroke}" stroke-width="2" fill="none" stroke-linecap="round" stroke-opacity=".8"/>`;
}

/** Snow, petals, dust in the light. */
export function flakes({ rng }: Pen, box: Box, count: number, fill: string, size: readonly [number, number], petal = false): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, r] = [box.x + rng() * box.w, box.y + rng() * box.h, between(rng, ...size)];
    const lean = petal ? between(rng, -r, r) : 0;
    d += `M${num(x - r)} ${num(y)}Q${num(x + lean)} ${num(y - r)} ${num(x + r)} ${num(y + lean * 0.6)}Q${num(x + lean)} ${num(y + r)} ${num(x - r)} ${num(y)}Z`;
  }
  return shape(d, fill);
}

/** Round lights out of focus. */
export function bokeh({ rng, tone }: Pen, box: Box, count: number): string {
  return Array.from({ length: count }, () => {
    const r = between(rng, 5, 26);
    return `<circle cx="${num(box.x + rng() * box.w)}" cy="${num(box.y + rng() * box.h)}" r="${num(r)}" fill="${tone.light}" fill-opacity="${num(between(rng, 0.2, 0.7))}"/>`;
  }).join('');
}

/** Four-pointed stars that express delight. */
export function sparkles({ rng }: Pen, box: Box, count: number, fill: string): string {
  return Array.from({ length: count }, () => {
    const [x, y, r] = [box.x + rng() * box.w, box.y + rng() * box.h, between(rng, 8, 30)];
    const k = r * 0.16;
    return polygon([[x, y - r], [x + k, y - k], [x + r, y], [x + k, y + k], [x, y + r], [x - k, y + k], [x - r, y], [x - k, y - k]], fill);
  }).join('');
}

/** Darkness around the corners. */
export function vignette(pen: Pen, box: Box, strength = 0.7): string {
  const id = pen.nextId();
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  return roundGradient(id, cx, cy, Math.max(box.w, box.h) * 0.72, [[0, '#000000', 0], [0.5, '#000000', 0], [1, '#000000', strength]]) + rect(box, `url(#${id})`);
}
