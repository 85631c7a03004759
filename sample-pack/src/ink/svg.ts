import { at, type Box, curve, lerp, type Point, TAU } from './geometry';

/** Writes numbers with one decimal, because nobody sees a tenth of a pixel. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function num2(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function xy(point: Point): string {
  return `${num(point[0])} ${num(point[1])}`;
}

export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(xy).join('L')}${closed ? 'Z' : ''}`;
}

export interface Stroke {
  stroke?: string;
  width?: number;
  opacity?: number;
  join?: 'round' | 'miter';
}

export function strokeAttributes({ stroke, width = 0, opacity, join = 'round' }: Stroke = {}): string {
  const line = stroke && width > 0 ? ` stroke="${stroke}" stroke-width="${num(width)}" stroke-linejoin="${join}"` : '';
  // Not `opacity`: with it, resvg draws a separate layer, which is slow, and a layer far outside the sheet crashes it.
  return line + (opacity === undefined ? '' : ` fill-opacity="${num2(opacity)}" stroke-opacity="${num2(opacity)}"`);
}

export function shape(d: string, fill: string, line?: Stroke): string {
  return `<path d="${d}" fill="${fill}"${strokeAttributes(line)}/>`;
}

export function polygon(points: readonly Point[], fill: string, line?: Stroke): string {
  return shape(pathOf(points), fill, line);
}

/** A closed smooth blob through the points. */
export function blob(points: readonly Point[], fill: string, line?: Stroke, segments = 7): string {
  return polygon(curve(points, segments, true), fill, line);
}

export function rect(box: Box, fill: string, line?: Stroke): string {
  return `<rect x="${num(box.x)}" y="${num(box.y)}" width="${num(Math.max(0, box.w))}" height="${num(Math.max(0, box.h))}" fill="${fill}"${strokeAttributes(line)}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, line?: Stroke): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(Math.max(0, rx))}" ry="${num(Math.max(0, ry))}" fill="${fill}"${strokeAttributes(line)}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, line?: Stroke): string {
  return ellipse(cx, cy, r, r, fill, line);
}

/** An open line, for wires, rails and window bars. */
export function line(points: readonly Point[], stroke: string, width: number, opacity?: number): string {
  return `<path d="${pathOf(points, false)}" fill="none" stroke-linecap="round"${strokeAttributes({ stroke, width, ...(opacity === undefined ? {} : { opacity }) })}/>`;
}

export function group(content: string, attributes = ''): string {
  return `<g ${attributes}>${content}</g>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
    .join('');
}

export function verticalGradient(id: string, y1: number, y2: number, stops: readonly Stop[]): string {
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(y1)}" x2="0" y2="${num(y2)}">${stopTags(stops)}</linearGradient></defs>`;
}

export function roundGradient(id: string, cx: number, cy: number, r: number, stops: readonly Stop[]): string {
  return `<defs><radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${stopTags(stops)}</radialGradient></defs>`;
}

export interface BrushOptions {
  fill: string;
  taper?: readonly [number, number];
  min?: number;
  segments?: number;
  raw?: boolean;
}

/** A stroke of changing width, like that of a brush pen. `taper` is the fraction of its length that gets thinner at each end. */
export function brush(points: readonly Point[], width: number, options: BrushOptions): string {
  const { fill, taper = [0.35, 0.5], min = 0.12, segments = 7, raw = false } = options;
  const spine = raw ? points : curve(points, segments);
  const last = spine.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach((p, i) => {
    const a = at(spine, Math.max(0, i - 1));
    const b = at(spine, Math.min(last, i + 1));
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (width * pressure(i / last, taper, min)) / 2;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    left.push([p[0] + nx, p[1] + ny]);
    right.push([p[0] - nx, p[1] - ny]);
  });
  return polygon([...left, ...right.reverse()], fill);
}

function pressure(t: number, [start, end]: readonly [number, number], min: number): number {
  const rise = start && t < start ? lerp(min, 1, Math.sin(((t / start) * Math.PI) / 2)) : 1;
  const fall = end && t > 1 - end ? lerp(min, 1, Math.sin((((1 - t) / end) * Math.PI) / 2)) : 1;
  return Math.min(rise, fall);
}

/** Two circles and their convex hull: a limb. */
export function capsulePath(a: Point, b: Point, ra: number, rb: number): string {
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const points: Point[] = [];
  for (const [center, radius, turn] of [
    [a, ra, 0.5],
    [b, rb, -0.5],
  ] as const) {
    for (let i = 0; i <= 8; i++) {
      const t = angle + Math.PI * turn + (Math.PI * i) / 8;
      points.push([center[0] + Math.cos(t) * radius, center[1] + Math.sin(t) * radius]);
    }
  }
  return pathOf(points);
}

/** A ring of round bumps: clouds, tree crowns, thoughts. */
export function bumpyPath(points: readonly Point[], closed = true, roundness = 0.56): string {
  const n = points.length;
  let d = `M${xy(at(points, 0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b] = [at(points, i), at(points, i + 1)];
    const r = num(Math.hypot(b[0] - a[0], b[1] - a[1]) * roundness);
    d += `A${r} ${r} 0 0 1 ${xy(b)}`;
  }
  return `${d}Z`;
}

/** Points on an ellipse, each moved from the rim by the factor `reach(i)`. */
export function ring(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  reach: (i: number) => number = () => 1,
): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * TAU;
    return [cx + Math.cos(angle) * rx * reach(i), cy + Math.sin(angle) * ry * reach(i)] as const;
  });
}

export function svgDocument(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}
