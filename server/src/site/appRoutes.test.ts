import sharp from 'sharp';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';

const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#c8301a"/></svg>';
const RED = { r: 200, g: 48, b: 26 };
const PAPER = { r: 250, g: 246, b: 238 };

let site: PublishingSite;
beforeAll(async () => {
  site = await createPublishingSite();
  await site.publish('shell', '1.0.0-a', { files: { 'icon.svg': MARK } });
});
afterAll(() => site.close());
beforeEach(() => void (site.time.now += 10));

interface Manifest {
  lang: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

async function manifest(address = '/manifest.webmanifest'): Promise<Manifest> {
  const response = await site.request(address);
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
  return (await response.json()) as Manifest;
}

async function pixelsOf(address: string) {
  const response = await site.request(address);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [r, g, b] = data.subarray(3 * (y * info.width + x));
    return { r, g, b };
  };
  return { size: `${info.width}x${info.height}`, corner: at(2, 2), middle: at(info.width / 2, info.height / 2) };
}

test('the site can be put on a device, with an icon for each use of it and the pages that readers go to', async () => {
  const { icons, shortcuts } = await manifest();
  expect(icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    '/icon-192.png any',
    '/icon-512.png any',
    '/icon-maskable-512.png maskable',
  ]);
  for (const { src, sizes } of icons) expect((await pixelsOf(src)).size).toBe(sizes);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/favorited', '/history', '/calendar', '/search_result']);
});

test('it speaks the language of the page that names it', async () => {
  expect((await manifest('/manifest.webmanifest?lang=th')).shortcuts[0]?.name).toBe('รายการโปรด');
  expect(await manifest('/manifest.webmanifest?lang=xx')).toMatchObject({ lang: 'en' });
  const page = await (await site.request('/', { headers: { 'Accept-Language': 'fr' } })).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=fr">');
});

test('a device that cuts icons into shapes cuts paper, not the mark', async () => {
  expect(await pixelsOf('/icon-512.png')).toMatchObject({ corner: RED, middle: RED });
  expect(await pixelsOf('/icon-maskable-512.png')).toMatchObject({ corner: PAPER, middle: RED });
  expect(await pixelsOf('/apple-touch-icon.png')).toMatchObject({ size: '180x180', corner: PAPER, middle: RED });
});
