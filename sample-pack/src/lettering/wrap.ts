import { type FontName, unitWidth } from './fonts';
import type { Language } from './language';

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });
const CLINGS_LEFT = /^[?!.,…:;ๆฯ)\]”’»%]+$/;
const CLINGS_RIGHT = /[(“‘«[]$/;

/** The pieces between which a line may break. Thai has no spaces, so its words come from a dictionary. */
export function pieces(text: string, lang: Language): string[] {
  if (lang !== 'th') return text.split(/(?<=[\s-])/).filter((piece) => piece !== '');
  const out: string[] = [];
  for (const { segment } of thaiWords.segment(text)) {
    const last = out.at(-1);
    const clings = CLINGS_LEFT.test(segment) || (last !== undefined && CLINGS_RIGHT.test(last));
    if (last !== undefined && clings) out[out.length - 1] = last + segment;
    else if (last !== undefined && /^\s+$/.test(segment)) out[out.length - 1] = last + segment;
    else out.push(segment);
  }
  return out;
}

/** Breaks a text into lines that are at most `maxWidth` wide at size 1, unless its longest piece is wider. */
export function wrap(text: string, font: FontName, maxWidth: number, lang: Language): string[] {
  const lines: string[] = [];
  let current = '';
  for (const piece of pieces(text, lang)) {
    const next = current + piece;
    if (current && unitWidth(font, next.trimEnd()) > maxWidth) {
      lines.push(current.trim());
      current = piece;
    } else current = next;
  }
  if (current.trim()) lines.push(current.trim());
  return lines;
}

export function widest(lines: readonly string[], font: FontName): number {
  return Math.max(...lines.map((line) => unitWidth(font, line)));
}

/** Lettering uses capitals by convention, but Thai has none. */
export function lettered(text: string, lang: Language): string {
  return lang === 'th' ? text : text.toLocaleUpperCase(lang);
}
