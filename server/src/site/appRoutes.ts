import { FALLBACK_LOCALE, isLocale, type LanguageInfo, languageInfo, paths, SITE_NAME } from '@komawari/shared-domain';
import type { ShellRelease } from '@komawari/shared-state/contract';
import type { Context, Hono } from 'hono';
import sharp from 'sharp';
import { missing } from './assets/assetRoutes';
import type { Delivery } from './createDelivery';
import { iconFile, MANIFEST_PATH, TOUCH_ICON_PATH } from './page/iconTags';
import { THEME_COLORS } from './page/metaTags';
import { pageTexts } from './page/pageTexts';
import type { NamedPage } from './page/texts/PageTexts';

/** The mark as devices want it: in pixels, by the last part of its address. */
const ICONS: Readonly<Record<string, { size: number; isMaskable?: boolean }>> = {
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  '/icon-maskable-512.png': { size: 512, isMaskable: true },
  [TOUCH_ICON_PATH]: { size: 180, isMaskable: true },
};

/** What a device may cut off of a maskable icon at each side. */
const MASKED_PART = 0.1;

/** What is behind a long press on the site's icon. */
const SHORTCUTS: readonly NamedPage[] = ['/favorited', '/history', '/calendar', '/search_result'];

const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';

/** The site as an app of the device: its manifest in the reader's language, and its mark in pixels. */
export function appRoutes(app: Hono, { composition, files }: Pick<Delivery, 'composition' | 'files'>): void {
  app.get(MANIFEST_PATH, (c) => {
    const lang = c.req.query('lang');
    const body = JSON.stringify(manifest(languageInfo(isLocale(lang) ? lang : FALLBACK_LOCALE)));
    return c.body(body, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': AN_HOUR });
  });

  /** The last ones that were drawn, of the shell that is live. */
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
  async function icon(c: Context) {
    const shell = (await composition.current())?.shell;
    if (!shell) return missing(c);
    const key = `${shell.version} ${c.req.path}`;
    const png = drawn.get(key) ?? drawIcon(shell, c.req.path);
    if (drawn.size > 2 * Object.keys(ICONS).length) drawn.clear();
    drawn.set(key, png);
    const bytes = await png;
    return bytes ? c.body(bytes, 200, { 'Content-Type': 'image/png', 'Cache-Control': A_DAY }) : missing(c);
  }

  async function drawIcon(shell: ShellRelease, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const file = iconFile(shell);
    const mark = file === undefined ? undefined : await files.read(shell, file);
    return mark && drawMark(mark.bytes, ICONS[path]);
  }

  for (const path of Object.keys(ICONS)) app.get(path, icon);
}

async function drawMark(svg: Uint8Array, { size, isMaskable = false } = { size: 512 }): Promise<Uint8Array<ArrayBuffer>> {
  const margin = isMaskable ? Math.round(size * MASKED_PART) : 0;
  const inner = size - 2 * margin;
  const mark = sharp(svg, { density: 72 * 16 }).resize(inner, inner, { fit: 'contain', background: '#0000' });
  const image = isMaskable
    ? mark
        .extend({ top: margin, bottom: margin, left: margin, right: margin, background: THEME_COLORS.light })
        .flatten({ background: THEME_COLORS.light })
    : mark;
  return new Uint8Array(await image.png().toBuffer());
}

function manifest(language: LanguageInfo) {
  const { pages } = pageTexts(language);
  const icons = Object.entries(ICONS).filter(([src]) => src !== TOUCH_ICON_PATH);
  return {
    id: '/',
    name: SITE_NAME,
    short_name: SITE_NAME,
    lang: language.tag,
    dir: 'ltr',
    description: pages['/updates'].description,
    start_url: paths.updates(),
    scope: '/',
    display: 'standalone',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
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
