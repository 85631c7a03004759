import type { Bitmap } from '../bitmap/bitmap';

/** The maximum area of page numbers, credits and dust, as a share of the page. */
const SPECK = 0.004;

/** The paper of a page. Art that is too small to be part of a panel counts as paper. */
export function withoutSpecks({ width, height }: Pick<Bitmap, 'width' | 'height'>, paper: Uint8Array): Uint8Array {
  const clean = paper.slice();
  const seen = paper.slice();
  const found = new Int32Array(paper.length);
  const most = width * height * SPECK;
  for (let start = 0; start < paper.length; start += 1) {
    if (seen[start]) continue;
    let count = 0;
    const reach = (i: number) => {
      if (seen[i]) return;
      seen[i] = 1;
      found[count] = i;
      count += 1;
    };
    reach(start);
    for (let next = 0; next < count; next += 1) {
      // The index is smaller than the count of pixels found.
      const i = found[next]!;
      const x = i % width;
      if (x > 0) reach(i - 1);
      if (x < width - 1) reach(i + 1);
      if (i >= width) reach(i - width);
      if (i + width < paper.length) reach(i + width);
    }
    // The index is smaller than the count of pixels found.
    if (count < most) for (let k = 0; k < count; k += 1) clean[found[k]!] = 1;
  }
  return clean;
}
