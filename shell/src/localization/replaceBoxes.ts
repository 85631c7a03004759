import { faceOf } from '../opening/faceOf';
import { isThaiFace } from './isThaiFace';

/** Two letters of Thai, and two places of its block that have none. A device that has no letters of it draws all four as boxes. */
const LETTERS = 'กฌ';
const BOXES = '\u0E5C\u0E5D';

/**
 * Gives Thai its letters on a device that has none, where ours were too late for the first frame: that words move is no matter
 * where they were boxes, and else they would stay so for the visit (`font-display: optional`, shared-ui/src/styles/fonts.css).
 */
export function replaceBoxes(page: Document): void {
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
    // That of another origin does not say what it holds (CSSOM, 6.2).
    return [];
  }
}

function isThaiRule({ style }: CSSFontFaceRule): boolean {
  return isThaiFace(style.getPropertyValue('unicode-range'));
}

/** Addresses in a stylesheet count from its own, and those of a face from the page's. */
function shownWhenever(rule: CSSFontFaceRule, base: string): FontFace {
  const addressOf = (path: string) => new URL(path, rule.parentStyleSheet?.href ?? base).href;
  const src = rule.style
    .getPropertyValue('src')
    .replace(/url\(["']?([^"')]+)["']?\)/g, (_url, path: string) => `url("${addressOf(path)}")`);
  return faceOf(rule, { src, display: 'swap' });
}
