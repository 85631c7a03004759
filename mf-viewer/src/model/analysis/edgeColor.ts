import type { Pixels } from '../bitmap/bitmap';

const BITS_DROPPED = 4;

/** The most common color of a page's outermost pixels, in CSS notation. As a background, it hides where the page ends. */
export function edgeColor({ width, height, data }: Pixels): string {
  const sums = new Map<number, { count: number; red: number; green: number; blue: number }>();
  const take = (x: number, y: number) => {
    const i = (y * width + x) * 4;
    // Each pixel of the picture has four bytes.
    const [red, green, blue] = [data[i]!, data[i + 1]!, data[i + 2]!];
    const bin = ((red >> BITS_DROPPED) << 8) | ((green >> BITS_DROPPED) << 4) | (blue >> BITS_DROPPED);
    const sum = sums.get(bin) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sums.set(bin, { count: sum.count + 1, red: sum.red + red, green: sum.green + green, blue: sum.blue + blue });
  };
  for (let x = 0; x < width; x += 1) [0, height - 1].forEach((y) => take(x, y));
  for (let y = 0; y < height; y += 1) [0, width - 1].forEach((x) => take(x, y));
  const [most] = [...sums.values()].toSorted((a, b) => b.count - a.count);
  if (!most) return 'black';
  const channel = (sum: number) => Math.round(sum / most.count);
  return `rgb(${channel(most.red)} ${channel(most.green)} ${channel(most.blue)})`;
}
