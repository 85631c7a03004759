import { mix } from './color';

export const TIMES = ['day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** The color roles of a background. */
export interface Palette {
  skyTop: string;
  skyLow: string;
  cloud: string;
  sun: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  wall: string;
  wood: string;
  water: string;
  leaf: string;
  leafDark: string;
  light: string;
  accent: string;
  shade: string;
}

const BASE: Record<TimeOfDay, Palette> = {
  day: {
    skyTop: '#62b4ea',
    skyLow: '#e4f4fb',
    cloud: '#ffffff',
    sun: '#fff3c2',
    far: '#b4cbdb',
    mid: '#86a3bd',
    near: '#4f6a8a',
    ground: '#dccfb4',
    wall: '#f2e8d8',
    wood: '#b27d4f',
    water: '#3d95cc',
    leaf: '#69b05f',
    leafDark: '#3a7d51',
    light: '#fff6d2',
    accent: '#e4572e',
    shade: '#34415f',
  },
  dusk: {
    skyTop: '#5a3b86',
    skyLow: '#ffb46e',
    cloud: '#ffcda8',
    sun: '#fff0b8',
    far: '#b66f8e',
    mid: '#7d4a78',
    near: '#442a5c',
    ground: '#93606c',
    wall: '#e5aa92',
    wood: '#8d5440',
    water: '#80548f',
    leaf: '#6b6a5c',
    leafDark: '#3f3a4f',
    light: '#ffe28e',
    accent: '#ff6b4a',
    shade: '#2c1c42',
  },
  night: {
    skyTop: '#090d2b',
    skyLow: '#36508c',
    cloud: '#4d5f99',
    sun: '#fff7d8',
    far: '#3b5089',
    mid: '#212f60',
    near: '#0d1432',
    ground: '#222d54',
    wall: '#5a669a',
    wood: '#4b3550',
    water: '#183c70',
    leaf: '#265a5c',
    leafDark: '#12303f',
    light: '#ffe9a3',
    accent: '#ff4f79',
    shade: '#060919',
  },
};

/** A palette with each color changed by `change`. */
export function mapPalette(palette: Palette, change: (color: string, role: string) => string): Palette {
  const changed = { ...palette };
  for (const role of ROLES) changed[role] = change(palette[role], role);
  return changed;
}

// Each time of day has exactly one color for every role.
const ROLES = Object.keys(BASE.day) as (keyof Palette)[];

/** Roles whose color never changes, such as lights. */
const UNTINTED = new Set(['light', 'accent', 'cloud', 'sun']);

/** The palette of a time of day, shifted toward the work's own color so that its pages look alike. */
export function paletteFor(time: TimeOfDay, lean: string, strength = 0.16): Palette {
  return mapPalette(BASE[time], (color, role) => (UNTINTED.has(role) ? color : mix(color, lean, strength)));
}
