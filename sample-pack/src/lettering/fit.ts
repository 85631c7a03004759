import { type FontName, unitWidth } from './fonts';
import type { Language } from './language';
import { pieces, widest, wrap } from './wrap';

/** The exponent for the roundness of a balloon: |x|^n + |y|^n = 1. */
export const ROUNDNESS = 2.35;

export interface Fitted {
  lines: string[];
  size: number;
  lineHeight: number;
  rx: number;
  ry: number;
}
export interface FitOptions {
  text: string;
  font: FontName;
  lang: Language;
  width: number;
  height: number;
  size: number;
  minSize: number;
  form: 'round' | 'box';
  /** Space between letters and rim, as a fraction of the size. */
  padding: number;
}

export function lineHeightOf(lang: Language): number {
  return lang === 'th' ? 1.42 : 1.08;
}

/** Finds the largest lettering that stays inside the slot, with the line breaks that fill it best. */
export function fit(options: FitOptions): Fitted {
  for (let size = options.size; size > options.minSize; size -= 1.5) {
    const best = bestAt(options, size);
    if (best && best.rx * 2 <= options.width && best.ry * 2 <= options.height) return best;
  }
  const least = bestAt(options, options.minSize);
  if (!least) throw new Error('fit(): there is no text to letter');
  return least;
}

function bestAt(options: FitOptions, size: number): Fitted | undefined {
  const { text, font, lang, width, height } = options;
  const longest = Math.max(...pieces(text, lang).map((piece) => unitWidth(font, piece.trimEnd())));
  const whole = unitWidth(font, text);
  let best: Fitted | undefined;
  let bestCost = Infinity;
  for (let step = 0; step <= 7; step++) {
    const lines = wrap(text, font, longest + ((whole - longest) * step) / 7, lang);
    const candidate = shaped(options, lines, size);
    // Prefers the candidate that overflows the slot least, then the one that covers least of the picture.
    const over = Math.max(0, candidate.rx * 2 - width) + Math.max(0, candidate.ry * 2 - height);
    const cost = over * 1000 + candidate.rx * candidate.ry * (candidate.ry > candidate.rx * 1.15 ? 1.3 : 1);
    if (cost < bestCost) [best, bestCost] = [candidate, cost];
  }
  return best;
}

function shaped({ font, lang, form, padding }: FitOptions, lines: string[], size: number): Fitted {
  const lineHeight = lineHeightOf(lang);
  const halfWidths = lines.map((line) => (unitWidth(font, line) * size) / 2);
  const pad = size * padding;
  let rx = (widest(lines, font) * size) / 2 + pad;
  let ry = (lines.length * size * lineHeight) / 2 + pad * 0.75;
  if (form === 'round') {
    while (!holds(halfWidths, size * lineHeight, rx - pad * 0.5, ry - pad * 0.4)) [rx, ry] = [rx * 1.035, ry * 1.035];
  }
  return { lines, size, lineHeight, rx, ry };
}

/** Whether every corner of every line is inside the rim. */
export function holds(halfWidths: readonly number[], step: number, rx: number, ry: number): boolean {
  return halfWidths.every((half, i) => {
    const middle = (i - (halfWidths.length - 1) / 2) * step;
    const edge = Math.abs(middle) + step * 0.36;
    return (half / rx) ** ROUNDNESS + (edge / ry) ** ROUNDNESS <= 1;
  });
}
