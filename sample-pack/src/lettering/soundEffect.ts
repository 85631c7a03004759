import { type Point, seededRandom } from '../ink/geometry';
import { group, num } from '../ink/svg';
import { fontFor, outline, unitWidth, type Voice } from './fonts';
import type { Language } from './language';

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

export interface SoundOptions {
  text: string;
  lang: Language;
  at: Point;
  size: number;
  maxWidth: number;
  seed: number;
  turn: number;
  fill: string;
  ink: string;
  halo: string;
  voice?: Voice;
  /** How much larger the last letter is than the first. */
  grow?: number;
}

/** A drawn sound: separate letters at slightly different heights, with an ink rim and a light halo. */
export function soundEffect(options: SoundOptions): string {
  const {
    text,
    lang,
    at: [x, y],
    turn,
    fill,
    ink,
    halo,
    grow = -0.2,
    voice = 'impact',
  } = options;
  const font = fontFor(voice, lang);
  const size = Math.min(options.size, options.maxWidth / unitWidth(font, text));
  const rng = seededRandom(options.seed);
  const letters = [...graphemes.segment(text)].map((part) => part.segment);
  let advance = 0;
  const drawn = letters.map((letter, i) => {
    const letterSize = size * (1 + (grow * i) / Math.max(1, letters.length - 1));
    const { d, width } = outline(font, letter, letterSize, 0, letterSize * 0.35);
    const placed = { d, x: advance, width, y: (rng() - 0.5) * size * 0.1, turn: (rng() - 0.5) * 7 };
    advance += width * 0.98;
    return placed;
  });
  const layer = (color: string, width: number): string =>
    drawn
      .map((l) =>
        group(
          `<path d="${l.d}" fill="${color}" stroke="${color}" stroke-width="${num(width)}" stroke-linejoin="round"/>`,
          `transform="translate(${num(l.x - advance / 2)} ${num(l.y)}) rotate(${num(l.turn)} ${num(l.width / 2)} 0)"`,
        ),
      )
      .join('');
  const layers = layer(halo, size * 0.2) + layer(ink, size * 0.1) + layer(fill, 0);
  return group(layers, `transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) skewX(-8)"`);
}
