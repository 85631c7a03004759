import type { Look, Mood } from '../figure/look';
import type { PoseName } from '../figure/poses';
import type { StyleName } from '../ink/paint';
import type { TimeOfDay } from '../ink/palette';
import type { BalloonKind } from '../lettering/balloon';
import type { Texts } from '../lettering/language';
import type { SceneName } from '../scene/scenes';

export type Shot = 'wide' | 'full' | 'mid' | 'close' | 'two' | 'eyes';
export type Weather = 'clear' | 'rain' | 'snow' | 'petals';

/** A text that is spoken, thought or narrated. */
export interface Line {
  kind: BalloonKind;
  /** Index in the panel's `cast`; undefined for captions. */
  speaker: number | undefined;
  words: Texts;
}

export interface Actor {
  name: string;
  look: Look;
  mood: Mood;
  pose: PoseName;
}

/** One panel as data: place, time of day, people, text. */
export interface PanelScript {
  shot: Shot;
  scene: SceneName;
  time: TimeOfDay;
  weather: Weather;
  cast: readonly Actor[];
  lines: readonly Line[];
  sound: Texts | undefined;
}

export const PAGE_FORMS = ['single', 'spread', 'double', 'strip'] as const;
export type PageForm = (typeof PAGE_FORMS)[number];

/** One sheet of art: a page, the two halves of a spread, or a tall strip. */
export interface SheetScript {
  form: PageForm;
  seed: number;
  panels: readonly PanelScript[];
  note: { words: Texts; at: 'start' | 'end' } | undefined;
}

export interface SheetStyle {
  style: StyleName;
  lean: string;
  rightToLeft: boolean;
  inks?: readonly [string, string, string];
}

export const PAGE_SIZE = { width: 1000, height: 1500 } as const;
export const STRIP_WIDTH = 800;
