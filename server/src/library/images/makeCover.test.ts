import sharp from 'sharp';
import { isFinished, makeCover, type Shape } from './makeCover';

/** A gray portrait with a red mark a tenth of its height above the lower edge. */
async function marked(width: number, height: number): Promise<Buffer> {
  const mark = { create: { width: width / 2, height: height / 10, channels: 3, background: 'red' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#777777' } })
    .composite([{ input: mark, left: width / 4, top: height * 0.8 }])
    .png()
    .toBuffer();
}

test.each<Shape>(['portrait', 'landscape', 'thumbnail', 'icon'])(
  'fills the shape %s from a small and a large image',
  async (shape) => {
    expect(await isFinished(await makeCover(await marked(60, 90), shape, 'cover'), shape)).toBe(true);
    expect(await isFinished(await makeCover(await marked(1200, 1800), shape, 'cover'), shape)).toBe(true);
  },
);

test.each([
  ['large', 1200, 1800],
  ['small', 60, 90],
])('crops a %s image to its most salient part', async (_size, width, height) => {
  const cover = await makeCover(await marked(width, height), 'landscape', 'cover');
  const { channels } = await sharp(cover).stats();
  expect(channels[0]!.max - channels[1]!.min).toBeGreaterThan(200);
});

test('rejects a truncated small image with its name', async () => {
  const whole = await sharp(await marked(60, 90))
    .jpeg()
    .toBuffer();
  await expect(makeCover(whole.subarray(0, whole.length - 60), 'landscape', 'front.jpg')).rejects.toThrow(
    /^front\.jpg.* is broken/,
  );
});
