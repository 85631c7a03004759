import type { Look } from '../figure/look';
import type { StyleName } from '../ink/paint';
import type { TimeOfDay } from '../ink/palette';
import type { Pen } from '../ink/pen';
import type { Voice } from '../lettering/fonts';

/** The frame a cover is composed for; `wide` for landscape and banners. */
export interface CoverFrame { w: number; h: number; wide: boolean; cast(name: string): Look }

export interface TitlePlace {
  /** Space for the title, as fractions of the picture: x, y, width, height. */
  room: readonly [number, number, number, number];
  align: 'start' | 'middle' | 'end';
  turn?: number;
  /** The position of the author's line, as fractions of the picture, with the same alignment. */
  author: readonly [number, number];
}

export interface TitleDress { voice: Voice; fill: string; rim?: string; rimWidth?: number; shadow?: string; author: string; capitals: boolean }

/** One work's cover: a composition and its lettering. */
export interface Cover {
  style: StyleName; time: TimeOfDay; lean: string;
  draw(pen: Pen, frame: CoverFrame): string;
  title: TitleDress;
  portrait: TitlePlace;
  landscape: TitlePlace;
}
