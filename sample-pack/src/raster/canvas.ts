import { Resvg } from '@resvg/resvg-js';

/** Pixels with four channels, in resvg's format (color premultiplied by opacity). */
export interface Canvas {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Rasterizes an SVG. Ours contain no `<text>`, so no font lookup happens. */
export function rasterize(svg: string, background?: string): Canvas {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, ...(background ? { background } : {}) }).render();
  return { width: image.width, height: image.height, data: image.pixels };
}

/** Puts the lettering over a copy of the picture. */
export function overlay(picture: Canvas, letters: Canvas): Canvas {
  const data = new Uint8Array(picture.data);
  const top = letters.data;
  for (let i = 3; i < top.length; i += 4) {
    const alpha = top[i] ?? 0;
    if (alpha === 0) continue;
    const rest = 255 - alpha;
    for (let k = i - 3; k < i; k++) data[k] = (top[k] ?? 0) + ((((data[k] ?? 0) * rest + 127) / 255) | 0);
  }
  return { ...picture, data };
}

/** A part of the picture: the halves of a spread are cut from one drawing. */
export function crop({ width, data }: Canvas, x: number, y: number, w: number, h: number): Canvas {
  const out = new Uint8Array(w * h * 4);
  for (let row = 0; row < h; row++) {
    const from = ((y + row) * width + x) * 4;
    out.set(data.subarray(from, from + w * 4), row * w * 4);
  }
  return { width: w, height: h, data: out };
}
