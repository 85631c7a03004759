/** Two letters of Thai, and two places of its block that have none. A device that has no letters of it draws all four as boxes. */
const LETTERS = 'กฌ';
const BOXES = '\u0E5C\u0E5D';

/**
 * Gives Thai its letters on a device that has none, where ours were too late for the first frame: that words move is no matter
 * where they were boxes, and else they would stay so for the visit (`font-display: optional`, shared-ui/src/styles/fonts.css).
 * @param href address of the letters
 */
export async function replaceBoxes(page: Document, href: string): Promise<void> {
  const face = [...page.fonts].find(({ unicodeRange }) => /^U\+0?E01/i.test(unicodeRange));
  if (!face || hasThai(page)) return;
  const { family, weight, unicodeRange } = await face.loaded;
  page.fonts.add(new FontFace(family, `url("${href}")`, { display: 'swap', weight, unicodeRange }));
}

function hasThai(page: Document): boolean {
  const pen = page.createElement('canvas').getContext('2d');
  if (!pen) return true;
  pen.font = '40px sans-serif';
  return pen.measureText(LETTERS).width !== pen.measureText(BOXES).width;
}
