import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { RETURNING_READER } from '../browser/newReader';
import { untilAtRest } from '../browser/untilAtRest';
import { type SiteProxy, type Stored, startProxy } from '../site/siteProxy';
import { newPhone } from './measureLoad';

/**
 * Serves finished pages as plain HTML, with the same pictures and styles: nothing that shows the same can be faster. Opens each
 * path on the site, stores the resulting page, and serves that. Everything else comes from the site.
 */
export async function startPlainSite(browser: Browser, site: string, paths: readonly string[]): Promise<SiteProxy> {
  const stored = new Map<string, Stored>();
  for (const path of paths) await keepPage(browser, site, path, stored);
  return startProxy(site, ({ url = '' }) => stored.get(url));
}

async function keepPage(browser: Browser, site: string, path: string, stored: Map<string, Stored>): Promise<void> {
  // The site's policy lets no page read its own decrypted pictures.
  const context = await newPhone(browser, RETURNING_READER, { bypassCSP: true });
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await untilAtRest(page);
  const { html, pictures } = await page.evaluate(finishedPage);
  await context.close();
  const text = html.replaceAll(`${site}/`, '/');
  for (const [index, base64] of pictures.entries())
    stored.set(pictureAddress(path, index), { type: 'image/webp', body: Buffer.from(base64, 'base64') });
  const named = pictures.reduce((all, _, index) => all.replaceAll(`PICTURE-${index}`, pictureAddress(path, index)), text);
  stored.set(path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(named), encoding: 'br' });
}

function pictureAddress(path: string, index: number): string {
  return `/plain${path.replace(/\W+/g, '-')}-${index}.webp`;
}

/** Runs in the page. Turns pictures that a script decrypted into files, and removes those outside the screen. */
async function finishedPage(): Promise<{ html: string; pictures: string[] }> {
  const pictures: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src^="blob:"]')) {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) {
      image.remove();
      continue;
    }
    const bytes = new Uint8Array(await (await fetch(image.src)).arrayBuffer());
    let binary = '';
    for (const byte of bytes) binary += String.fromCharCode(byte);
    image.src = `PICTURE-${pictures.length}`;
    pictures.push(btoa(binary));
  }
  const preloads = 'link[rel="modulepreload"], link[as="script"], link[as="fetch"], link[rel="prefetch"]';
  // On a slow connection the site does not load fonts. A page without scripts cannot know that, and is faster without them.
  const letters = 'link[as="font"], style[data-letters]';
  const unneeded = `script, ${preloads}, ${letters}, link[rel="expect"], noscript`;
  for (const element of document.querySelectorAll(unneeded)) element.remove();
  // The site's styles block rendering until this element exists, which comes later there (shell/src/opening/opening.css).
  const mark = document.createElement('meta');
  mark.id = 'komawari-composition';
  document.head.prepend(mark);
  return { html: `<!doctype html>${document.documentElement.outerHTML}`, pictures };
}
