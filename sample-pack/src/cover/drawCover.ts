import type { Look } from '../figure/look';
import { seedOf } from '../ink/geometry';
import { makePen } from '../ink/pen';
import { svgDocument } from '../ink/svg';
import type { Language } from '../lettering/language';
import { type Canvas, overlay, rasterize } from '../raster/canvas';
import { finish } from '../raster/finish';
import { coverOf } from './covers';
import { titleSvg } from './title';

export const COVER_SIZES = { portrait: { width: 800, height: 1200 }, landscape: { width: 1280, height: 720 } } as const;
export type CoverShape = keyof typeof COVER_SIZES;

/** Draws a cover's picture without text, once for all languages. */
export function drawCoverArt(work: string, shape: CoverShape, cast: Record<string, Look>, size: { width: number; height: number } = COVER_SIZES[shape]): Canvas {
  const cover = coverOf(work);
  const pen = makePen({ style: cover.style, seed: seedOf(work, 'cover'), time: cover.time, lean: cover.lean });
  const look = (name: string): Look => {
    const found = cast[name];
    if (!found) throw new Error(`${work}: the cover shows "${name}", who is not in its cast`);
    return found;
  };
  const canvas = rasterize(svgDocument(size.width, size.height, cover.draw(pen, { w: size.width, h: size.height, wide: shape === 'landscape', cast: look })), '#ffffff');
  // A noir cover keeps its paper color. Finishing would only turn its tones into screens, and covers have none.
  if (cover.style !== 'noir') finish(canvas, { style: cover.style });
  return canvas;
}

export interface CoverWords { name: string; author: string }

/** Adds the title and author in one language to the picture. */
export function letterCover(work: string, shape: CoverShape, art: Canvas, words: CoverWords, lang: Language): Canvas {
  const cover = coverOf(work);
  const svg = titleSvg({ text: words.name, author: words.author, lang, dress: cover.title, place: cover[shape], width: art.width, height: art.height });
  return overlay(art, rasterize(svgDocument(art.width, art.height, svg)));
}
