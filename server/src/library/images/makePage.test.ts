import fc from 'fast-check';
import sharp from 'sharp';
import { decryptImage, encryptImage } from './encrypt';
import { type MadePage, makePages } from './makePage';

/** Dots of ink on paper, like screentone. */
async function screentone(width: number, height: number): Promise<Buffer> {
  const data = Buffer.alloc(width * height, 255);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (((x % 6) * (y % 6)) % 5 < 1) data[y * width + x] = 0;
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** Colors that change softly, like those of a painting. */
async function painting(width: number, height: number): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: 12 * 18 * 3 }, (_, index) => (index * 89) % 256));
  return sharp(data, { raw: { width: 12, height: 18, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg()
    .toBuffer();
}

async function makePage(bytes: Buffer): Promise<MadePage> {
  const [page] = await makePages(bytes, 'page', false);
  return page!;
}

async function formatOf({ bytes }: MadePage['images']['low']): Promise<string> {
  const { width, height, format } = await sharp(bytes).metadata();
  return `${format} ${width} x ${height}`;
}

test('makes three sizes of a large page, and reports the size of the largest', async () => {
  const { images, width, height } = await makePage(await painting(2200, 3300));
  expect([width, height]).toEqual([2000, 3000]);
  expect(await Promise.all([images.low, images.high, images.super_high].map(formatOf))).toEqual([
    'webp 720 x 1080',
    'webp 1200 x 1800',
    'webp 2000 x 3000',
  ]);
  expect(images.low.bytes.length).toBeLessThan(images.high.bytes.length);
  expect(images.high.bytes.length).toBeLessThan(images.super_high.bytes.length);
});

test('does not enlarge a small page', async () => {
  const { images } = await makePage(await painting(600, 837));
  expect(await Promise.all(Object.values(images).map(formatOf))).toEqual(Array(3).fill('webp 600 x 837'));
});

test('compresses screentone losslessly', async () => {
  const source = await screentone(600, 800);
  const { images } = await makePage(source);
  const [before, after] = await Promise.all(
    [source, images.high.bytes].map((image) => sharp(image).greyscale().raw().toBuffer()),
  );
  expect(after!.equals(before!)).toBe(true);
});

test('applies the EXIF orientation, and fills transparency with white', async () => {
  const turned = await sharp(await painting(300, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await makePage(turned)).toMatchObject({ width: 200, height: 300 });
  const clear = await sharp({ create: { width: 40, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  const { images } = await makePage(clear);
  expect((await sharp(images.high.bytes).raw().toBuffer())[0]).toBeGreaterThan(250);
});

test('limits wide pages by height and area only', async () => {
  const { images } = await makePage(await painting(5000, 1300));
  expect(await Promise.all([images.low, images.high, images.super_high].map(formatOf))).toEqual([
    'webp 2769 x 720',
    'webp 4615 x 1200',
    'webp 5000 x 1300',
  ]);
});

test('keeps the width of a long strip and cuts it into seamless pieces', async () => {
  const source = await painting(740, 8400);
  const made = await makePages(source, 'page', true);
  expect(made.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([740, 2800]));
  expect(made.map(({ images }) => images.low.width)).toEqual(Array(3).fill(720));
  expect(made.map(({ cut }) => cut)).toEqual(Array(3).fill('piece'));
  const joined = await Promise.all(made.map(({ images }) => sharp(images.high.bytes).raw().toBuffer()));
  const whole = await sharp(source).raw().toBuffer();
  const row = 740 * 3;
  for (let piece = 1; piece < 3; piece += 1) {
    // The last row of one piece and the first row of the next equal those of the whole, except for the codec's loss.
    const above = joined[piece - 1]!.subarray(-row);
    const below = joined[piece]!.subarray(0, row);
    const at = piece * 2800 * row;
    expect(meanDifference(above, whole.subarray(at - row, at))).toBeLessThan(4);
    expect(meanDifference(below, whole.subarray(at, at + row))).toBeLessThan(4);
  }
});

function meanDifference(a: Buffer, b: Buffer): number {
  expect(a.length).toBe(b.length);
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;
}

test('cuts a page that is too wide for decoders into two halves', async () => {
  const made = await makePages(await painting(17_600, 160), 'page', false);
  expect(made.map(({ width, height }) => [width, height])).toEqual([
    [8800, 160],
    [8800, 160],
  ]);
  expect(made.map(({ cut }) => cut)).toEqual(['left', 'right']);
});

test('decryptImage reverses encryptImage for any image', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (plain) => {
      const { body, key } = encryptImage(plain);
      expect(key).toMatch(/^[0-9a-f]{128}$/);
      expect(decryptImage(body, key)).toEqual(plain);
    }),
  );
});
