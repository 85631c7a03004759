import { lightness } from '../ink/color';
import { group, num, shape } from '../ink/svg';
import { capHeight, type FontName, fontFor, outline, unitWidth } from '../lettering/fonts';
import type { Language } from '../lettering/language';
import { pieces, widest, wrap } from '../lettering/wrap';
import type { TitleDress, TitlePlace } from './coverTypes';

export interface TitleOptions { text: string; author: string; lang: Language; dress: TitleDress; place: TitlePlace; width: number; height: number }

interface Setting { lines: string[]; size: number; step: number }

function stepOf(lang: Language): number {
  return lang === 'th' ? 1.3 : 1.02;
}

/** Finds the line breaks that allow the largest title in its space. */
export function setTitle(text: string, font: FontName, lang: Language, w: number, h: number): Setting {
  const longest = Math.max(...pieces(text, lang).map((piece) => unitWidth(font, piece.trimEnd())));
  const whole = unitWidth(font, text);
  let best: Setting = { lines: [text], size: 0, step: stepOf(lang) };
  for (let i = 0; i <= 12; i++) {
    const lines = wrap(text, font, longest + ((whole - longest) * i) / 12, lang);
    const size = Math.min(w / widest(lines, font), h / (lines.length * stepOf(lang)), h * 0.62);
    if (size > best.size * 1.02) best = { lines, size, step: stepOf(lang) };
  }
  return best;
}

/** Title and author over a cover, as one transparent layer. */
export function titleSvg({ text, author, lang, dress, place, width, height }: TitleOptions): string {
  const font = fontFor(dress.voice, lang);
  const [rx, ry, rw, rh] = [place.room[0] * width, place.room[1] * height, place.room[2] * width, place.room[3] * height];
  const words = dress.capitals && lang !== 'th' ? text.toLocaleUpperCase(lang) : text;
  const { lines, size, step } = setTitle(words, font, lang, rw, rh);
  const rise = lang === 'th' ? size * 0.28 : (capHeight(font) * size) / 2;
  const d = lines.map((line, i) => {
    const w = unitWidth(font, line) * size;
    const x = place.align === 'start' ? rx : place.align === 'end' ? rx + rw - w : rx + (rw - w) / 2;
    return outline(font, line, size, x, ry + rh / 2 + (i - (lines.length - 1) / 2) * size * step + rise).d;
  }).join('');
  const turned = place.turn ? `transform="rotate(${place.turn} ${num(rx + rw / 2)} ${num(ry + rh / 2)})"` : '';
  return group(layers(d, size, dress), turned) + byline({ text: author, author, lang, dress, place, width, height });
}

function layers(d: string, size: number, { fill, rim, rimWidth = 0.09, shadow }: TitleDress): string {
  const drop = shadow ? group(shape(d, shadow, { stroke: shadow, width: size * (rim ? rimWidth * 1.5 : 0.02) }), `transform="translate(${num(size * 0.05)} ${num(size * 0.06)})"`) : '';
  const edge = rim ? shape(d, rim, { stroke: rim, width: size * rimWidth * 1.6 }) : '';
  return drop + edge + shape(d, fill);
}

function byline({ text, lang, dress, place, width, height }: TitleOptions): string {
  const font = fontFor('byline', lang);
  const size = Math.min(height * 0.034, width * 0.046);
  const [x, y] = [place.author[0] * width, place.author[1] * height];
  const w = unitWidth(font, text) * size;
  const d = outline(font, text, size, place.align === 'start' ? x : place.align === 'end' ? x - w : x - w / 2, y).d;
  // A veil around the letters, because the picture below may be light or dark.
  const veil = lightness(dress.author) > 140 ? '#0b0a14' : '#fffaf0';
  return shape(d, veil, { stroke: veil, width: size * 0.3, opacity: 0.62 }) + shape(d, dress.author);
}
