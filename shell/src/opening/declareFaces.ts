import { faceOf } from './faceOf';

/**
 * Makes the rules of a style, all of which are of faces, faces of the document (CSS Font Loading 3, 2). Chromium makes those of
 * rules anew where a style comes that does not stand behind all others, and files that were too late for `font-display: optional`
 * come out of its memory then: words that had kept their places would move. Where a face cannot say how it is shown, the rules stay.
 */
export function declareFaces({ sheet }: HTMLStyleElement): void {
  if (!sheet || typeof FontFace === 'undefined' || !('display' in FontFace.prototype)) return;
  // The server takes these rules out of a stylesheet, and no others (server/src/site/page/inlineSheets.ts).
  for (const rule of sheet.cssRules) document.fonts.add(faceOf(rule as CSSFontFaceRule));
  sheet.disabled = true;
}
