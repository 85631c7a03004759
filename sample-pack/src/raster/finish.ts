import { parseHex } from '../ink/color';
import { lerp, seededRandom, TAU } from '../ink/geometry';
import type { StyleName } from '../ink/paint';
import type { Canvas } from './canvas';

export interface FinishOptions {
  style: StyleName;
  /** The two inks of a duotone. */
  inks?: readonly [dark: string, light: string, paper: string];
}

/** Applies a style to a whole drawn sheet: dots, lines, inks or wet paper. Works in place. */
export function finish(canvas: Canvas, { style, inks }: FinishOptions): void {
  if (style === 'screentone') screens(canvas);
  else if (style === 'noir') screens(canvas);
  else if (style === 'duotone') twoInks(canvas, inks ?? ['#1b1d3a', '#ee6c4d', '#fff4dc']);
  else if (style === 'wash') wetPaper(canvas);
}

const PITCH = 4.7;

/** Dot and line screens for one period of the pattern, so that the inner loop is a lookup. */
function screenTables(size: number): { dots: Float32Array; lines: Float32Array } {
  const dots = new Float32Array(size * size);
  const lines = new Float32Array(size * size);
  const periods = Math.round(size / PITCH / Math.SQRT2) * Math.SQRT2;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [u, v] = [((x + y) / size) * (periods / Math.SQRT2), ((y - x) / size) * (periods / Math.SQRT2)];
      dots[y * size + x] = 0.5 + 0.25 * (Math.cos(u * TAU) + Math.cos(v * TAU));
      lines[y * size + x] = 0.5 + 0.5 * Math.cos(((x + 2 * y) / size) * Math.round(size / PITCH / 1.9) * TAU);
    }
  }
  return { dots, lines };
}

const SIZE = 256;
const TABLES = screenTables(SIZE);

/**
 * Tones were painted as (255,g,g), line screens as (255,g,255). Grays are only the soft edges of ink and stay.
 * The spot red of a noir page matches neither pattern.
 */
function screens({ width, height, data }: Canvas): void {
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y % SIZE) * SIZE;
    for (let x = 0; x < width; x++, i += 4) {
      const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
      if (r < 6 || (g >= r - 3 && b >= r - 3)) continue;
      const cell = row + (x % SIZE);
      if (Math.abs(g - b) <= 6) {
        const value = (g / r - (1 - (TABLES.dots[cell] ?? 0)) * 0.98 - 0.01) * 6 + 0.5;
        data[i] = data[i + 1] = data[i + 2] = r * (value < 0 ? 0 : value > 1 ? 1 : value);
      } else if (Math.abs(r - b) < 30) {
        // A gradient from ink to a line screen loses red and blue together, so only green carries its brightness.
        const value = ((TABLES.lines[cell] ?? 0) - (1 - g / 255)) * 5 + 0.5;
        data[i] = data[i + 1] = data[i + 2] = 255 * (value < 0 ? 0 : value > 1 ? 1 : value);
      }
    }
  }
}

function twoInks({ data }: Canvas, inks: readonly [string, string, string]): void {
  const [dark, light, paper] = [parseHex(inks[0]), parseHex(inks[1]), parseHex(inks[2])];
  const table = new Uint8Array(256 * 3);
  for (let level = 0; level < 256; level++) {
    const t = level / 255;
    for (let k = 0; k < 3; k++) {
      const [d, l, p] = [dark[k] ?? 0, light[k] ?? 0, paper[k] ?? 0];
      table[level * 3 + k] = t < 0.55 ? lerp(d, l, t / 0.55) : lerp(l, p, (t - 0.55) / 0.45);
    }
  }
  for (let i = 0; i < data.length; i += 4) {
    const level = (data[i] ?? 0) * 3;
    data[i] = table[level] ?? 0;
    data[i + 1] = table[level + 1] ?? 0;
    data[i + 2] = table[level + 2] ?? 0;
  }
}

const GRAIN = 512;
let grain: Uint8Array | undefined;

/** Paper texture and soft pools of pigment, computed once. */
function paperGrain(): Uint8Array {
  if (grain) return grain;
  const rng = seededRandom(11);
  const waves = Array.from({ length: 9 }, () => [Math.ceil(rng() * 6), Math.ceil(rng() * 6), rng() * TAU, rng()] as const);
  grain = new Uint8Array(GRAIN * GRAIN);
  for (let y = 0; y < GRAIN; y++) {
    for (let x = 0; x < GRAIN; x++) {
      let pool = 0;
      for (const [fx, fy, phase, weight] of waves) pool += Math.sin(((x * fx + y * fy) / GRAIN) * TAU + phase) * weight;
      grain[y * GRAIN + x] = Math.min(255, Math.max(196, 236 + pool * 3.4 + (rng() - 0.5) * 15));
    }
  }
  return grain;
}

function wetPaper({ width, height, data }: Canvas): void {
  const tooth = paperGrain();
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y & (GRAIN - 1)) * GRAIN;
    for (let x = 0; x < width; x++, i += 4) {
      const k = tooth[row + (x & (GRAIN - 1))] ?? 255;
      data[i] = ((data[i] ?? 0) * k + 2040) / 255;
      data[i + 1] = ((data[i + 1] ?? 0) * k + 2040) / 255;
      data[i + 2] = ((data[i + 2] ?? 0) * k + 1530) / 255;
    }
  }
}
