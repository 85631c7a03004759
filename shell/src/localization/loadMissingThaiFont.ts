import { toFontFace } from '../opening/toFontFace';
import { isThaiFace } from './isThaiFace';

/** Two Thai letters, and two Thai code points without a letter. A device without Thai fonts draws all four as boxes. */
const LETTERS = 'กฌ';
const BOXES = '\u0E5C\u0E5D';

/**
 * Shows our Thai font on a device that has none, if the font arrived too late for the first frame. That text moves does not
 * matter where it was boxes. Without this, the boxes would stay for the whole visit (`font-display: optional`,
 * shared-ui/src/styles/fonts.css).
 */
export function loadMissingThaiFont(page: Document): void {
  if (hasThai(page)) return;
  const rule = [...page.styleSheets].flatMap(facesOf).find(isThaiRule);
  if (rule) page.fonts.add(shownWhenever(rule, page.baseURI));
}

function hasThai(page: Document): boolean {
  const pen = page.createElement('canvas').getContext('2d');
  if (!pen) return true;
  pen.font = '40px sans-serif';
  return pen.measureText(LETTERS).width !== pen.measureText(BOXES).width;
}

function facesOf(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
  } catch {
    // The rules of a stylesheet from another origin cannot be read (CSSOM, 6.2).
    return [];
  }
}

function isThaiRule({ style }: CSSFontFaceRule): boolean {
  return isThaiFace(style.getPropertyValue('unicode-range'));
}

/** URLs in a stylesheet are relative to the stylesheet, but those of a `FontFace` are relative to the page. */
function shownWhenever(rule: CSSFontFaceRule, base: string): FontFace {
  const addressOf = (path: string) => new URL(path, rule.parentStyleSheet?.href ?? base).href;
  const src = rule.style
    .getPropertyValue('src')
    .replace(/url\(["']?([^"')]+)["']?\)/g, (_url, path: string) => `url("${addressOf(path)}")`);
  return toFontFace(rule, { src, display: 'swap' });
}
