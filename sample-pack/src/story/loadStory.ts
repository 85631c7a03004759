import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { HAIRS, KINDS, type Look, MOODS, OUTFITS, PLAIN_LOOK } from '../figure/look';
import { STYLES } from '../ink/paint';
import { TIMES } from '../ink/palette';
import { BALLOONS } from '../lettering/balloon';
import { LANGUAGES, type Language } from '../lettering/language';
import { SCENE_NAMES } from '../scene/scenes';
import { Fields, listOf, oneOf, textsOf } from './fields';
import {
  type Beat,
  type BeatLine,
  type CommonWords,
  DIRECTIONS,
  type Place,
  RATINGS,
  ROLES,
  type Schedule,
  type Story,
  TIMINGS,
  type TitleWords,
} from './story';

export const STORIES_FOLDER = fileURLToPath(new URL('../../stories', import.meta.url));

export function readYaml(...path: string[]): unknown {
  return parse(readFileSync(join(STORIES_FOLDER, ...path), 'utf8'));
}

/** The keys of the sample works. */
export function storyKeys(): string[] {
  return readdirSync(STORIES_FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

export function loadStory(key: string): Story {
  const work = Fields.of(readYaml(key, 'work.yaml'), key);
  const talk = Fields.of(readYaml(key, 'beats.yaml'), `${key}/beats`);
  const titles = titlesOf(work.map('titles'));
  const inks = work.list('inks').map(String);
  return {
    key,
    titles,
    languages: LANGUAGES.filter((lang) => titles[lang]),
    style: work.oneOf('style', STYLES),
    lean: work.text('lean'),
    ...(inks.length === 3 ? { inks: [inks[0] ?? '', inks[1] ?? '', inks[2] ?? ''] as const } : {}),
    direction: work.oneOf('direction', DIRECTIONS),
    genres: work.list('genres').map(String),
    publisher: work.text('publisher'),
    rating: work.oneOf('rating', RATINGS),
    updateTiming: work.oneOf('updateTiming', TIMINGS),
    simulRelease: work.flag('simulRelease', false),
    viewCount: work.number('viewCount', 0),
    schedule: scheduleOf(work.map('chapters')),
    places: work.list('places').map((place) => placeOf(String(place), key)),
    weather: work.oneOf('weather', ['clear', 'rain', 'snow', 'petals'], 'clear'),
    cast: castOf(work.map('cast')),
    subtitles: work.list('subtitles').map((texts, i) => textsOf(texts, `${key}.subtitles[${i}]`)),
    beats: talk.list('beats').map((beat, i) => beatOf(beat, `${key}.beats[${i}]`)),
    fillers: talk.list('fillers').map((texts, i) => textsOf(texts, `${key}.fillers[${i}]`)),
  };
}

function titlesOf(fields: Fields): Partial<Record<Language, TitleWords>> {
  const titles: Partial<Record<Language, TitleWords>> = {};
  for (const key of fields.keys()) {
    const words = fields.map(key);
    titles[oneOf<Language>(key, LANGUAGES, fields.where)] = {
      name: words.text('name'),
      author: words.text('author'),
      overview: words.text('overview'),
    };
  }
  return titles;
}

function scheduleOf(fields: Fields): Schedule {
  return {
    count: fields.number('count'),
    pages: fields.number('pages'),
    newest: fields.text('newest'),
    every: fields.number('every'),
    ...(fields.has('next') ? { next: fields.text('next') } : {}),
    ...(fields.has('endsIn') ? { endsIn: fields.number('endsIn') } : {}),
    ...(fields.has('ticketFor') ? { ticketFor: fields.number('ticketFor') } : {}),
    ...(fields.has('names') ? { names: fields.list('names').map(String) } : {}),
  };
}

/** `harbor@night` is a scene and a time of day. */
function placeOf(text: string, where: string): Place {
  const [scene, time] = text.split('@');
  return { scene: oneOf(scene, SCENE_NAMES, `${where}.places`), time: oneOf(time ?? 'day', TIMES, `${where}.places`) };
}

function castOf(fields: Fields): Record<string, Look> {
  return Object.fromEntries(
    fields.keys().map((name) => {
      const look = fields.map(name);
      return [
        name,
        {
          kind: look.oneOf('kind', KINDS, PLAIN_LOOK.kind),
          fem: look.flag('fem', true),
          hair: look.oneOf('hair', HAIRS, PLAIN_LOOK.hair),
          outfit: look.oneOf('outfit', OUTFITS, PLAIN_LOOK.outfit),
          hairColor: look.text('hairColor', PLAIN_LOOK.hairColor),
          skin: look.text('skin', PLAIN_LOOK.skin),
          eyes: look.text('eyes', PLAIN_LOOK.eyes),
          cloth: look.text('cloth', PLAIN_LOOK.cloth),
          trim: look.text('trim', PLAIN_LOOK.trim),
          glasses: look.flag('glasses', false),
          scarf: look.flag('scarf', false),
          beard: look.flag('beard', false),
          mask: look.flag('mask', false),
        } satisfies Look,
      ];
    }),
  );
}

/** A beat is `{ role, sound?, lines: [[who, mood, words, balloon?], …] }`; `who` is `-` for a caption. */
function beatOf(value: unknown, where: string): Beat {
  const beat = Fields.of(value, where);
  return {
    role: beat.oneOf('role', ROLES),
    sound: beat.has('sound') ? beat.text('sound') : undefined,
    lines: beat.list('lines').map((line, i) => lineOf(line, `${where}[${i}]`)),
  };
}

function lineOf(value: unknown, where: string): BeatLine {
  const [who, mood, words, kind] = listOf(value, where);
  const usual =
    who === '-' ? 'caption' : mood === 'shout' || mood === 'angry' ? 'shout' : mood === 'think' ? 'thought' : 'speech';
  return {
    who: String(who),
    mood: oneOf(mood, MOODS, where),
    kind: oneOf(kind ?? usual, BALLOONS, where),
    words: textsOf(words, where),
  };
}

export function loadCommonWords(): CommonWords {
  const fields = Fields.of(readYaml('_common.yaml'), 'common');
  const sounds = fields.map('sounds');
  return {
    sounds: Object.fromEntries(sounds.keys().map((key) => [key, textsOf(sounds.raw(key), `sounds.${key}`)])),
    reactions: fields.list('reactions').map((value, i) => {
      const [mood, words] = listOf(value, `reactions[${i}]`);
      return { mood: oneOf(mood, MOODS, `reactions[${i}]`), words: textsOf(words, `reactions[${i}]`) };
    }),
    toBeContinued: textsOf(fields.raw('toBeContinued'), 'toBeContinued'),
    part: fields.list('part').map(String),
  };
}
