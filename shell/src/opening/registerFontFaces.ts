import { toFontFace } from './toFontFace';

/**
 * Adds the font faces of a style to the document (CSS Font Loading 3, 2). The style contains only `@font-face` rules. Chromium
 * recreates the faces of rules when a stylesheet is inserted before another one. Then it takes files that were too late for
 * `font-display: optional` from its memory, and text that was already in place would move. If a browser's `FontFace` has no
 * `display`, the rules stay.
 */
export function registerFontFaces({ sheet }: HTMLStyleElement): void {
  if (!sheet || typeof FontFace === 'undefined' || !('display' in FontFace.prototype)) return;
  // The server extracts exactly these rules from a stylesheet (server/src/site/page/inlineSheets.ts).
  for (const rule of sheet.cssRules) document.fonts.add(toFontFace(rule as CSSFontFaceRule));
  sheet.disabled = true;
}
