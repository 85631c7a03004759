import { FALLBACK_LOCALE, isLocale, type LanguageInfo, languageInfo, paths } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import sharp, { type Sharp } from 'sharp';
import type { Brand } from '../brand/Brand';
import { fileType, IMMUTABLE, missing } from './assets/assetRoutes';
import { MANIFEST_PATH, SHARE_PICTURE_PATH, SHARE_PICTURE_SIZE, TAB_ICON_PATH, TOUCH_ICON_PATH } from './page/iconTags';
import { pageTexts } from './page/pageTexts';
import type { NamedPage } from './page/texts/PageTexts';

/** The logo as PNG icons for devices, by path. */
const ICONS: Readonly<Record<string, { size: number; isMaskable?: boolean }>> = {
  [TAB_ICON_PATH]: { size: 48 },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, isMaskable: true },
  [TOUCH_ICON_PATH]: { size: 180, isMaskable: true },
};

/** The share of a maskable icon that a device may cut off at each side. */
const MASKED_PART = 0.1;

/** The height of the logo in the share picture, as a part of the picture's height. */
const SHARED_PART = 0.44;

/** The shortcuts that appear on a long press on the app's icon. */
const SHORTCUTS: readonly NamedPage[] = ['/favorited', '/history', '/calendar', '/search_result'];

const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';

/** Prevents an SVG that is opened as a page from running scripts. */
const STILL = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What makes the site installable as an app: its manifest in the reader's language, its icons, and the files of its brand. */
export function appRoutes(app: Hono, brand: Brand): void {
  app.get(MANIFEST_PATH, (c) => {
    const lang = c.req.query('lang');
    const body = JSON.stringify(manifest(brand, languageInfo(isLocale(lang) ? lang : FALLBACK_LOCALE)));
    return c.body(body, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': AN_HOUR });
  });
  for (const [path, { size, isMaskable = false }] of Object.entries(ICONS)) {
    app.get(
      path,
      sendDrawn(() => drawIcon(brand, size, isMaskable)),
    );
  }
  app.get(
    SHARE_PICTURE_PATH,
    sendDrawn(() => drawSharePicture(brand)),
  );
  app.get('/-/brand/*', (c) => {
    const bytes = brand.files.get(c.req.path);
    if (!bytes) return missing(c);
    const headers = { 'Cache-Control': IMMUTABLE, 'Content-Security-Policy': STILL };
    return c.body(bytes, 200, { 'Content-Type': fileType(c.req.path), ...headers });
  });
}

/** Sends an image that is drawn at its first request. */
function sendDrawn(draw: () => Promise<Uint8Array<ArrayBuffer>>) {
  let drawn: ReturnType<typeof draw> | undefined;
  return async (c: Context) => {
    drawn ??= draw().catch((error: unknown) => {
      drawn = undefined;
      throw error;
    });
    return c.body(await drawn, 200, { 'Content-Type': 'image/png', 'Cache-Control': A_DAY });
  };
}

/**
 * The logo on a maskable icon keeps a distance from the edges, unless the drawing itself fills the square and is meant to be cut.
 */
async function drawIcon(brand: Brand, size: number, isMaskable: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const margin = isMaskable && !(await hasGround(brand)) ? Math.round(size * MASKED_PART) : 0;
  const { paper } = brand.colors.light;
  const mark = markOf(brand, size - 2 * margin);
  const image = isMaskable
    ? mark.extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper }).flatten({ background: paper })
    : mark;
  return new Uint8Array(await image.png().toBuffer());
}

/** Whether the drawing covers its corners. If it does, a margin around it would look like a frame. */
async function hasGround(brand: Brand): Promise<boolean> {
  const size = 16;
  const alpha = await markOf(brand, size).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return [0, size - 1, size * (size - 1), size * size - 1].every((corner) => alpha[corner] === 255);
}

/** The logo on the brand's background color. */
async function drawSharePicture(brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = SHARE_PICTURE_SIZE;
  const mark = await markOf(brand, Math.round(height * SHARED_PART))
    .png()
    .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background: brand.colors.light.paper } });
  return new Uint8Array(
    await picture
      .composite([{ input: mark }])
      .png()
      .toBuffer(),
  );
}

function markOf({ icon }: Brand, size: number): Sharp {
  return sharp(Buffer.from(icon.svg), { density: 72 * 16 }).resize(size, size, { fit: 'contain', background: '#0000' });
}

function manifest({ name, shortName, colors }: Brand, language: LanguageInfo) {
  const { pages } = pageTexts(language);
  const icons = Object.entries(ICONS).filter(([src]) => src !== TOUCH_ICON_PATH && src !== TAB_ICON_PATH);
  return {
    id: '/',
    name,
    short_name: shortName,
    lang: language.tag,
    dir: 'ltr',
    description: pages['/updates'].description,
    start_url: paths.updates(),
    scope: '/',
    display: 'standalone',
    background_color: colors.light.paper,
    theme_color: colors.light.paper,
    icons: icons.map(([src, { size, isMaskable }]) => ({
      src,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose: isMaskable ? 'maskable' : 'any',
    })),
    shortcuts: SHORTCUTS.map((url) => ({ name: pages[url].name, url })),
    categories: ['books', 'entertainment'],
  };
}
