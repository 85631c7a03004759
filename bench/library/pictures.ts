import { makeCover, putPicture } from '@komawari/server/src/library';
import type { ObjectStore } from '@komawari/server/src/objects/ObjectStore';
import sharp from 'sharp';

export interface CoverNames {
  portrait: string;
  landscape: string;
}

/** The most common size of a comics page. */
export const PAGE_SIZE = { width: 1200, height: 1700 };

/** A few covers that all titles share. Each title that shows one decodes it separately. */
export function makeCovers(objects: ObjectStore, count: number): Promise<CoverNames[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => makeCoverPair(objects, index)));
}

/** One cover in both shapes, different for each number. */
export async function makeCoverPair(objects: ObjectStore, index: number): Promise<CoverNames> {
  const picture = await drawn(index, { width: 960, height: 960 }).png().toBuffer();
  const put = async (shape: keyof CoverNames) => putPicture(objects, await makeCover(picture, shape, `cover ${index}`));
  return { portrait: await put('portrait'), landscape: await put('landscape') };
}

/** Pages before encryption. */
export function makePagePictures(count: number): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => drawn(index, PAGE_SIZE).webp({ quality: 75, effort: 2 }).toBuffer()),
  );
}

/** Panels and lines that differ for every number and are the same in every run. */
function drawn(seed: number, { width, height }: { width: number; height: number }) {
  const panels = Array.from({ length: 12 }, (_, index) => {
    const turn = (seed * 31 + index * 47) % 360;
    const x = (index % 3) * (width / 3) + 12;
    const y = Math.floor(index / 3) * (height / 4) + 12;
    const lines = Array.from(
      { length: 24 },
      (_line, line) => `<path d="M${x} ${y + line * 9}l${width / 4} ${((line * turn) % 90) - 45}"/>`,
    );
    return `<rect x="${x}" y="${y}" width="${width / 3 - 24}" height="${height / 4 - 24}" fill="hsl(${turn} 45% 72%)"/>${lines.join('')}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke="#222"><rect width="100%" height="100%" fill="#fff"/>${panels.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}
