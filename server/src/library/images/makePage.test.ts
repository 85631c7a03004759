import fc from 'fast-check';
import sharp from 'sharp';
import { applyKey, encryptImage } from './encrypt';
import { makePage } from './makePage';

/** Dots of ink on paper, as screentone is. */
async function screentone(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (((x % 6) * (y % 6)) % 5 < 1) data[y * width + x] = 0;
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Colours that change softly, as a painting's do. */
async function painting(width: number, height: number): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: 12 * 18 * 3 }, (_, index) => (index * 89) % 256));
  return sharp(data, { raw: { width: 12, height: 18, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer();
}

async function formatOf(image: Buffer): Promise<string> {
  const { width, height, format } = await sharp(image).metadata();
  return `${format} ${width} x ${height}`;
}

test('a large page gets three sizes, and its own size is that of the largest', async () => {
  const { images, width, height } = await makePage(await painting(2200, 3300), 'page');
  expect([width, height]).toEqual([2000, 3000]);
  expect(await Promise.all([images.low, images.high, images.super_high].map(formatOf))).toEqual([
    'webp 720 x 1080',
    'webp 1200 x 1800',
    'webp 2000 x 3000',
  ]);
  expect(images.low.length).toBeLessThan(images.high.length);
  expect(images.high.length).toBeLessThan(images.super_high.length);
});

test('a small page is not blown up', async () => {
  const { images } = await makePage(await painting(600, 837), 'page');
  expect(await Promise.all(Object.values(images).map(formatOf))).toEqual(Array(3).fill('webp 600 x 837'));
});

test('screentone is packed without loss: every dot is where it was', async () => {
  const source = await screentone(600, 800);
  const { images } = await makePage(source, 'page');
  const [before, after] = await Promise.all([source, images.high].map((image) => sharp(image).greyscale().raw().toBuffer()));
  expect(after!.equals(before!)).toBe(true);
});

test('what is turned by its EXIF orientation is stored upright, and what is transparent is paper', async () => {
  const turned = await sharp(await painting(300, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await makePage(turned, 'page')).toMatchObject({ width: 200, height: 300 });
  const clear = await sharp({ create: { width: 40, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const { images } = await makePage(clear, 'page');
  expect((await sharp(images.high).raw().toBuffer())[0]).toBeGreaterThan(250);
});

test('the key takes back what it did, whatever the image', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (plain) => {
      const { body, key } = encryptImage(plain);
      expect(key).toMatch(/^[0-9a-f]{128}$/);
      expect(applyKey(body, Buffer.from(key, 'hex'))).toEqual(plain);
    }),
  );
});
