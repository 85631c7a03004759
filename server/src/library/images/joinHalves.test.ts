import sharp from 'sharp';
import { joinHalves } from './joinHalves';

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

test('joins halves side by side without a seam, at the larger height', async () => {
  const joined = await joinHalves(await plain(30, 50, '#ff0000'), await plain(60, 100, '#0000ff'));
  const { data, info } = await sharp(joined).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([120, 100, 3]);
  const pixel = (x: number) => [...data.subarray(x * 3, x * 3 + 3)];
  expect([pixel(0), pixel(59), pixel(60), pixel(119)]).toEqual([
    [255, 0, 0],
    [255, 0, 0],
    [0, 0, 255],
    [0, 0, 255],
  ]);
});

test('limits a joined spread to the height of the best quality', async () => {
  const joined = await joinHalves(await plain(20, 3000, '#fff'), await plain(20, 3000, '#fff'));
  expect((await sharp(joined).metadata()).height).toBe(2000);
});
