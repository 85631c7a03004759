import { lighter, lightness, mix, parseHex } from './color';
import { clamp, lerp } from './geometry';

export const STYLES = ['screentone', 'noir', 'duotone', 'flat', 'wash', 'webtoon'] as const;
export type StyleName = (typeof STYLES)[number];

/** How a style puts color on paper. Artwork is described in full color, and the paint decides what becomes of it. */
export interface Paint {
  style: StyleName;
  /** The style's version of a color. */
  tint(hex: string): string;
  /** Faces stay readable in black and white, so skin never falls below a light tone. */
  skin(hex: string): string;
  ink: string;
  paper: string;
  /** Line width for people, as a factor. */
  line: number;
  /** Line width for backgrounds, as a factor; 0 leaves the lines out. */
  sceneLine: number;
}

/** A tone that `finish.ts` turns into dots. Red 255 marks it, and the other channels are the brightness. */
function dots(level: number): string {
  const g = clamp(Math.round(level), 0, 255);
  return `rgb(255,${g},${g})`;
}

/** A tone that becomes a screen of fine lines. */
function hatch(level: number): string {
  return `rgb(255,${clamp(Math.round(level), 0, 255)},255)`;
}

function gray(level: number): string {
  const g = clamp(Math.round(level), 0, 255);
  return `rgb(${g},${g},${g})`;
}

function screentone(hex: string): string {
  const level = lightness(hex);
  if (level < 38) return '#000000';
  if (level > 205) return '#ffffff';
  return dots(lerp(60, 238, (level - 38) / 167));
}

function noir(hex: string): string {
  const [r, g, b] = parseHex(hex);
  // The only color in a black-and-white book of this style.
  if (r > 170 && g < 95 && b < 110) return '#d6281a';
  const level = lightness(hex);
  if (level < 88) return '#000000';
  return level > 165 ? '#ffffff' : hatch(lerp(90, 205, (level - 88) / 77));
}

function tonedSkin(hex: string): string {
  const level = lightness(hex);
  // Only a silhouette is this dark.
  if (level < 30) return '#000000';
  return level > 185 ? '#ffffff' : dots(lerp(150, 225, clamp((level - 60) / 125, 0, 1)));
}

function noirSkin(hex: string): string {
  if (lightness(hex) < 30) return '#000000';
  return lightness(hex) > 165 ? '#ffffff' : hatch(lerp(190, 228, clamp((lightness(hex) - 60) / 105, 0, 1)));
}

function duotone(hex: string): string {
  const steps = 6;
  return gray((Math.round((lightness(hex) / 255) * steps) / steps) * 255);
}

function watered(hex: string): string {
  return lighter(mix(hex, '#e9d9b8', 0.14), 0.1);
}

export const PAINTS: Record<StyleName, Paint> = {
  screentone: { style: 'screentone', tint: screentone, skin: tonedSkin, ink: '#000000', paper: '#ffffff', line: 1, sceneLine: 1 },
  noir: { style: 'noir', tint: noir, skin: noirSkin, ink: '#000000', paper: '#ffffff', line: 1.25, sceneLine: 1.1 },
  duotone: {
    style: 'duotone',
    tint: duotone,
    skin: (hex) => (lightness(hex) < 30 ? '#000000' : gray(Math.max(118, lightness(hex)))),
    ink: '#000000',
    paper: '#ffffff',
    line: 1.15,
    sceneLine: 1,
  },
  flat: { style: 'flat', tint: (hex) => hex, skin: (hex) => hex, ink: '#1c1930', paper: '#ffffff', line: 1.05, sceneLine: 0.8 },
  wash: { style: 'wash', tint: watered, skin: watered, ink: '#43362f', paper: '#fbf6ea', line: 0.72, sceneLine: 0.35 },
  webtoon: {
    style: 'webtoon',
    tint: (hex) => hex,
    skin: (hex) => hex,
    ink: '#33202e',
    paper: '#ffffff',
    line: 0.78,
    sceneLine: 0,
  },
};
