import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Font, type Glyph, openSync } from 'fontkit';
import { type Language, type Script, scriptOf } from './language';

const FILES = {
  comic: 'comic-neue/700Bold/ComicNeue_700Bold.ttf',
  shantell: 'shantell-sans/700Bold/ShantellSans_700Bold.ttf',
  shantellHeavy: 'shantell-sans/800ExtraBold/ShantellSans_800ExtraBold.ttf',
  mali: 'mali/600SemiBold/Mali_600SemiBold.ttf',
  maliBold: 'mali/700Bold/Mali_700Bold.ttf',
  bangers: 'bangers/400Regular/Bangers_400Regular.ttf',
  rubikMono: 'rubik-mono-one/400Regular/RubikMonoOne_400Regular.ttf',
  kanitItalic: 'kanit/900Black_Italic/Kanit_900Black_Italic.ttf',
  kanit: 'kanit/800ExtraBold/Kanit_800ExtraBold.ttf',
  kanitMedium: 'kanit/500Medium/Kanit_500Medium.ttf',
  oswald: 'oswald/700Bold/Oswald_700Bold.ttf',
  oswaldMedium: 'oswald/500Medium/Oswald_500Medium.ttf',
  playfair: 'playfair-display/900Black/PlayfairDisplay_900Black.ttf',
  trirong: 'trirong/Trirong_800ExtraBold.ttf',
} as const;
export type FontName = keyof typeof FILES;

/** A style of lettering. Each script has its own font for it. */
export const VOICES = {
  speech: { latin: 'comic', cyrillic: 'shantell', thai: 'mali' },
  impact: { latin: 'bangers', cyrillic: 'rubikMono', thai: 'kanitItalic' },
  block: { latin: 'rubikMono', cyrillic: 'rubikMono', thai: 'kanit' },
  soft: { latin: 'shantellHeavy', cyrillic: 'shantellHeavy', thai: 'maliBold' },
  tall: { latin: 'oswald', cyrillic: 'oswald', thai: 'kanit' },
  serif: { latin: 'playfair', cyrillic: 'playfair', thai: 'trirong' },
  byline: { latin: 'oswaldMedium', cyrillic: 'oswaldMedium', thai: 'kanitMedium' },
} as const satisfies Record<string, Record<Script, FontName>>;
export type Voice = keyof typeof VOICES;

export function fontFor(voice: Voice, lang: Language): FontName {
  return VOICES[voice][scriptOf(lang)];
}

const resolver = createRequire(import.meta.url);
const opened = new Map<FontName, Font>();
const widths = new Map<string, number>();
const glyphs = new Map<string, Command[]>();

interface Command {
  letter: string;
  args: number[];
}
const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

function fontOf(name: FontName): Font {
  let font = opened.get(name);
  if (!font) {
    const [pkg, ...rest] = FILES[name].split('/');
    const folder = dirname(resolver.resolve(`@expo-google-fonts/${pkg}/package.json`));
    font = openSync(join(folder, ...rest));
    opened.set(name, font);
  }
  return font;
}

export function hasGlyphs(name: FontName, text: string): boolean {
  const font = fontOf(name);
  return [...text].every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
}

/** Width of a text at size 1. Words repeat, so widths are cached. */
export function unitWidth(name: FontName, text: string): number {
  const key = `${name}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    const font = fontOf(name);
    width = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
  }
  return width;
}

export function capHeight(name: FontName): number {
  const font = fontOf(name);
  return font.capHeight / font.unitsPerEm;
}

export interface Outline {
  d: string;
  width: number;
}

/**
 * Outlines of a line of text, starting at (0,0) on its baseline. The font shapes it, so that Thai marks are in the right
 * position.
 */
export function outline(name: FontName, text: string, size: number, x = 0, y = 0): Outline {
  const font = fontOf(name);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let [d, advance] = ['', 0];
  run.glyphs.forEach((glyph, i) => {
    const position = run.positions[i];
    if (!position) return;
    d += placed(commandsOf(name, glyph), scale, x + (advance + position.xOffset) * scale, y - position.yOffset * scale);
    advance += position.xAdvance;
  });
  return { d, width: advance * scale };
}

function commandsOf(name: FontName, glyph: Glyph): Command[] {
  const key = `${name}|${glyph.id}`;
  let commands = glyphs.get(key);
  if (!commands) {
    commands = glyph.path.commands.map(({ command, args }) => ({ letter: LETTERS[command], args }));
    glyphs.set(key, commands);
  }
  return commands;
}

function placed(commands: readonly Command[], scale: number, x: number, y: number): string {
  let d = '';
  for (const { letter, args } of commands) {
    d += letter;
    for (let i = 0; i < args.length; i += 2) {
      d += `${Math.round((x + (args[i] ?? 0) * scale) * 10) / 10} ${Math.round((y - (args[i + 1] ?? 0) * scale) * 10) / 10} `;
    }
  }
  return d;
}
