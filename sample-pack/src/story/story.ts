import type { Look, Mood } from '../figure/look';
import type { StyleName } from '../ink/paint';
import type { TimeOfDay } from '../ink/palette';
import type { BalloonKind } from '../lettering/balloon';
import type { Language, Texts } from '../lettering/language';
import type { Weather } from '../page/script';
import type { SceneName } from '../scene/scenes';

export const DIRECTIONS = ['ltr', 'rtl', 'vertical'] as const;
export const RATINGS = ['ALLAGE', 'TEEN', 'TEENPLUS', 'MATURE'] as const;
export const TIMINGS = [
  'NOT_REGULARLY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
  'DAY',
] as const;
/** The purpose of a beat: how a chapter begins, continues, turns and ends. */
export const ROLES = ['open', 'talk', 'turn', 'hook'] as const;
export type Role = (typeof ROLES)[number];

export interface TitleWords {
  name: string;
  author: string;
  overview: string;
}

export interface Schedule {
  count: number;
  pages: number;
  /** The newest chapter's date, and the days between chapters before it. */
  newest: string;
  every: number;
  next?: string;
  /** Days until the oldest open chapter closes, and until the tickets of the newest one end. */
  endsIn?: number;
  ticketFor?: number;
  names?: readonly string[];
}

export interface BeatLine {
  who: string;
  mood: Mood;
  kind: BalloonKind;
  words: Texts;
}
/** A page of dialogue that makes sense by itself. */
export interface Beat {
  role: Role;
  lines: readonly BeatLine[];
  sound: string | undefined;
}
export interface Place {
  scene: SceneName;
  time: TimeOfDay;
}

export interface Story {
  key: string;
  style: StyleName;
  inks?: readonly [string, string, string];
  lean: string;
  direction: (typeof DIRECTIONS)[number];
  genres: readonly string[];
  publisher: string;
  rating: (typeof RATINGS)[number];
  updateTiming: (typeof TIMINGS)[number];
  simulRelease: boolean;
  viewCount: number;
  schedule: Schedule;
  places: readonly Place[];
  weather: Weather;
  cast: Record<string, Look>;
  languages: readonly Language[];
  titles: Partial<Record<Language, TitleWords>>;
  subtitles: readonly Texts[];
  beats: readonly Beat[];
  /** Words that fill a `{slot}` of the lines in turn. */
  fillers: readonly Texts[];
}

export interface CommonWords {
  sounds: Record<string, Texts>;
  reactions: readonly { mood: Mood; words: Texts }[];
  toBeContinued: Texts;
  part: readonly string[];
}
