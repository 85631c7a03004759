import { createHash } from 'node:crypto';
import path from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { readBrand } from '../brand/readBrand';
import { DEFAULT_SITE_OPTIONS } from '../config/config';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';
import { appRoutes } from './appRoutes';

const NIGHTJAR = readBrand(path.resolve(__dirname, '../testing/nightjar'), DEFAULT_SITE_OPTIONS.brand);
const TEAL = { r: 11, g: 110, b: 92 };
const PAPER = { r: 241, g: 247, b: 245 };

let site: PublishingSite;
beforeAll(async () => {
  site = await createPublishingSite({ brand: NIGHTJAR });
  await site.publish('shell', '1.0.0-a');
});
afterAll(() => site.close());
beforeEach(() => void (site.time.now += 10));

interface Manifest {
  name: string;
  short_name: string;
  theme_color: string;
  lang: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

async function manifest(address = '/manifest.webmanifest'): Promise<Manifest> {
  const response = await site.request(address);
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json');
  return (await response.json()) as Manifest;
}

async function pixelsOf(address: string, app: { request: PublishingSite['request'] } = site) {
  const response = await app.request(address);
  const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [r, g, b] = data.subarray(3 * (y * info.width + x));
    return { r, g, b };
  };
  return {
    size: `${info.width}x${info.height}`,
    corner: at(2, 2),
    top: at(info.width / 2, 40),
    middle: at(info.width / 2, info.height / 2),
  };
}

test('the manifest has an icon for each purpose and shortcuts to the main pages', async () => {
  const { icons, shortcuts } = await manifest();
  expect(icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    '/icon-192.png any',
    '/icon-512.png any',
    '/icon-maskable-512.png maskable',
  ]);
  for (const { src, sizes } of icons) expect((await pixelsOf(src)).size).toBe(sizes);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/favorited', '/history', '/calendar', '/search_result']);
});

test('the manifest is in the language of the page', async () => {
  expect((await manifest('/manifest.webmanifest?lang=th')).shortcuts[0]?.name).toBe('รายการโปรด');
  expect(await manifest('/manifest.webmanifest?lang=xx')).toMatchObject({ lang: 'en' });
  const page = await (await site.request('/', { headers: { 'Accept-Language': 'fr' } })).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest?lang=fr">');
});

test('maskable and Apple icons are filled to the edges with the icon’s background', async () => {
  expect((await pixelsOf('/icon-512.png')).corner).toEqual(TEAL);
  expect((await pixelsOf('/icon-maskable-512.png')).corner).toEqual(TEAL);
  expect(await pixelsOf('/apple-touch-icon.png')).toMatchObject({ size: '180x180', corner: TEAL });
});

test('an icon with transparent corners gets the theme’s background', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0b6e5c" d="M4 0 8 4 4 8 0 4Z"/></svg>';
  const app = new Hono();
  appRoutes(app, { ...NIGHTJAR, icon: { ...NIGHTJAR.icon, svg } });
  const request = async (address: string) => app.request(address);
  expect(await pixelsOf('/icon-maskable-512.png', { request })).toMatchObject({ corner: PAPER, top: PAPER, middle: TEAL });
});

describe('site of another brand', () => {
  test('has the brand’s name and colors in its manifest', async () => {
    const { name, short_name, theme_color } = await manifest();
    expect([name, short_name, theme_color]).toEqual(['Nightjar Comics', 'Nightjar', '#f1f7f5']);
  });

  test('has the brand’s name and style in every page, allowed by the content security policy', async () => {
    const page = await site.request('/help', { headers: { 'Accept-Language': 'en' } });
    const html = await page.text();
    expect(html).toContain('<title>Help/FAQs | Nightjar Comics</title>');
    expect(html).toContain('<meta name="application-name" content="Nightjar Comics">');
    expect(html).toContain(`<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1614">`);
    expect(html).toContain('"siteName":"Nightjar Comics"');
    expect(html).not.toContain('Komawari<');
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
    expect(style).toContain('--accent:#0b6e5c');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers.get('Content-Security-Policy')).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect(await (await site.request('/-/document')).text()).toContain(`<style>${style}</style>`);
  });

  test('has the brand’s icon as PNG for browser tabs', async () => {
    expect(await (await site.request('/help')).text()).toContain(
      '<link rel="icon" type="image/png" sizes="48x48" href="/icon-48.png">',
    );
    expect(await pixelsOf('/icon-48.png')).toMatchObject({ size: '48x48', corner: TEAL });
  });

  test('has the brand’s image for pages without one of their own', async () => {
    const html = await (await site.request('/help')).text();
    expect(html).toContain('<meta property="og:image" content="http://reader.test/share.png" data-head>');
    expect(html).toContain('<meta property="og:image:alt" content="Nightjar Comics" data-head>');
    expect(await pixelsOf('/share.png')).toMatchObject({ size: '1200x630', corner: PAPER });
  });

  test('serves the brand’s drawings as immutable and sandboxed', async () => {
    const response = await site.request(NIGHTJAR.icon.address);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await response.text()).toBe(NIGHTJAR.icon.svg);
    expect((await site.request('/-/brand/000000000000/icon.svg')).status).toBe(404);
  });

  test('has the brand’s name in feeds and its legal pages', async () => {
    expect(await (await site.request('/feeds/en/chapters.atom')).text()).toContain('<name>Nightjar Comics</name>');
    const calendar = await (await site.request('/feeds/en/calendar.ics')).text();
    expect(calendar).toContain('PRODID:-//Nightjar Comics//Coming next//EN\r\n');
    expect(calendar).not.toContain('Komawari');
    const { serviceAnnouncements } = await site.view('serviceAnnouncementsView', '/web/legal?page=terms&lang=eng');
    expect(serviceAnnouncements).toMatchObject([{ body: expect.stringContaining('What Nightjar asks of its readers.') }]);
    expect(await (await site.request('/')).text()).toContain('"legalPages":["terms"]');
  });

  test('answers 404 for legal pages that the brand does not have', async () => {
    const routes = ['terms', 'copyright'].map((name) => ({ path: `/legal/${name}`, page: 'Page', chrome: 'main' }));
    await site.publish('mf_one', '1.0.0-a', { document: { routes } });
    site.time.now += 10;
    expect((await site.request('/legal/terms')).status).toBe(200);
    expect((await site.request('/legal/copyright')).status).toBe(404);
  });

  test('has the brand’s about text on the about page only', async () => {
    const words = 'Nightjar prints comics that are read after dark.';
    expect(await (await site.request('/about_us')).text()).toContain(words);
    expect(await (await site.request('/help')).text()).not.toContain(words);
    expect(await (await site.request('/-/document')).text()).toContain(words);
    expect(await (await site.request('/sitemap.xml')).text()).toContain('<loc>http://reader.test/about_us</loc>');
  });

  test('has no about page if the brand has no about text', async () => {
    const silent = await createPublishingSite({ brand: { ...NIGHTJAR, about: undefined } });
    await silent.publish('shell', '1.0.0-a');
    silent.time.now += 10;
    const page = await silent.request('/about_us', { headers: { 'Accept-Language': 'en' } });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('<title>Page Not Found | Nightjar Comics</title>');
    expect(await (await silent.request('/sitemap.xml')).text()).not.toContain('/about_us');
    await silent.close();
  });
});
