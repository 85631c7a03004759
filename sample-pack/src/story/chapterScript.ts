import type { Mood } from '../figure/look';
import type { PoseName } from '../figure/poses';
import { at, pick, type Rng, seededRandom, seedOf } from '../ink/geometry';
import { mapTexts, type Texts } from '../lettering/language';
import type { Actor, Line, PanelScript, SheetScript, Shot } from '../page/script';
import type { Beat, BeatLine, CommonWords, Place, Role, Story } from './story';

interface Writer {
  story: Story;
  common: CommonWords;
  number: number;
  rng: Rng;
  place: Place;
  filler: Texts | undefined;
}

/** The sheets of a chapter. The seed makes them the same on every machine and in every language. */
export function chapterScript(story: Story, common: CommonWords, number: number): SheetScript[] {
  const rng = seededRandom(seedOf(story.key, number));
  const filler = story.fillers.length ? at(story.fillers, number * 3 + 1) : undefined;
  const writer: Writer = { story, common, number, rng, filler, place: at(story.places, number) };
  const roles = rolesOf(story.schedule.pages);
  const sheets = roles.map((role, page) => sheetFor(writer, role, page));
  const first = sheets[0];
  const last = sheets.at(-1);
  if (first) first.note = { words: subtitleOf(story, common, number), at: 'start' };
  if (last && last !== first && number < story.schedule.count) last.note = { words: common.toBeContinued, at: 'end' };
  return sheets;
}

type PageRole = Role | 'action' | 'vista';

/** Beginning, middle, turn, end. An occasional page without dialogue slows a chapter down. */
function rolesOf(pages: number): PageRole[] {
  const middle: PageRole[] = ['talk', 'action', 'talk', 'vista', 'talk'];
  return ['open', ...middle.slice(0, Math.max(1, pages - 3)), 'turn', 'hook'];
}

/** The chapter's subtitle. A long series repeats its themes with a numeral. */
export function subtitleOf(story: Story, common: CommonWords, number: number): Texts {
  const texts = at(story.subtitles, number - 1);
  const part = at(common.part, Math.floor((number - 1) / story.subtitles.length));
  if (!part) return texts;
  return Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, `${text} ${part}`]));
}

function sheetFor(writer: Writer, role: PageRole, page: number): SheetScript {
  const { story, number, rng } = writer;
  const seed = seedOf(story.key, number, page);
  if (page > 0 && rng() < 0.35) writer.place = pick(rng, story.places);
  const strip = story.direction === 'vertical';
  if (role === 'vista' && !strip)
    return { form: number % 2 ? 'spread' : 'double', seed, panels: [vista(writer)], note: undefined };
  if (role === 'action' || role === 'vista')
    return { form: strip ? 'strip' : 'single', seed, panels: action(writer), note: undefined };
  return { form: strip ? 'strip' : 'single', seed, panels: talk(writer, beatFor(writer, role, page)), note: undefined };
}

function beatFor({ story, number }: Writer, role: Role, page: number): Beat {
  const beats = story.beats.filter((beat) => beat.role === role);
  // Steps of one through each role's list, so that neighbors never share a beat if there are others.
  const turn = role === 'talk' ? (number - 1) * 2 + Math.floor(page / 2) : number - 1;
  return at(beats.length ? beats : story.beats, turn);
}

function actorFor({ story, rng }: Writer, name: string, mood: Mood, pose?: PoseName): Actor {
  const look = story.cast[name];
  if (!look) throw new Error(`${story.key}: a beat names "${name}", who is not in the cast`);
  const still: PoseName[] = ['stand', 'walk', 'reach', 'stand'];
  return { name, look, mood, pose: pose ?? pick(rng, still) };
}

function panel(writer: Writer, shot: Shot, cast: Actor[], lines: Line[], sound?: string): PanelScript {
  const { story, common, place } = writer;
  const outdoors = !['bedroom', 'cabin', 'classroom', 'corridor', 'kitchen', 'library', 'train', 'space'].includes(place.scene);
  // The weather changes with the chapter.
  const weather = outdoors && writer.number % 3 !== 0 ? story.weather : 'clear';
  return { shot, scene: place.scene, time: place.time, weather, cast, lines, sound: sound ? common.sounds[sound] : undefined };
}

function worded({ filler }: Writer, { words }: BeatLine): Texts {
  if (!filler) return words;
  return mapTexts(words, (text, lang) => text.replaceAll('{slot}', filler[lang] ?? ''));
}

function talk(writer: Writer, beat: Beat): PanelScript[] {
  const panels: PanelScript[] = [];
  for (let i = 0; i < beat.lines.length; i++) {
    const [line, next] = [beat.lines[i], beat.lines[i + 1]];
    if (!line) continue;
    if (line.who === '-') {
      panels.push(
        panel(writer, 'wide', writer.rng() < 0.5 ? [leadOf(writer)] : [], [
          { kind: line.kind, speaker: undefined, words: worded(writer, line) },
        ]),
      );
    } else if (next && next.who !== '-' && next.who !== line.who && isCalm(line) && isCalm(next) && writer.rng() < 0.55) {
      panels.push(
        panel(
          writer,
          'two',
          [actorFor(writer, line.who, line.mood), actorFor(writer, next.who, next.mood)],
          [said(writer, line, 0), said(writer, next, 1)],
        ),
      );
      i++;
    } else panels.push(panel(writer, shotFor(writer, line), [actorFor(writer, line.who, line.mood)], [said(writer, line, 0)]));
  }
  if (beat.sound)
    panels.splice(Math.max(1, panels.length - 1), 0, panel(writer, 'full', [leadOf(writer, 'brace')], [], beat.sound));
  return filledUp(writer, panels);
}

/** Two lines alone are too little for a page, so it starts with the place and ends with a look. */
function filledUp(writer: Writer, panels: PanelScript[]): PanelScript[] {
  if (panels.length < 3 && panels[0]?.shot !== 'wide') panels.unshift(panel(writer, 'wide', [], []));
  const speaker = panels.at(-1)?.cast.at(-1);
  if (panels.length < 3 && speaker) panels.push(panel(writer, 'close', [speaker], []));
  return panels;
}

function said(writer: Writer, line: BeatLine, speaker: number): Line {
  return { kind: line.kind, speaker, words: worded(writer, line) };
}

function isCalm({ mood }: BeatLine): boolean {
  return mood !== 'shout' && mood !== 'shock' && mood !== 'cry';
}

/** Strong feelings get a close shot. Short fierce lines may show only the eyes. */
function shotFor({ rng, story }: Writer, { mood, words, who }: BeatLine): Shot {
  const longest = Math.max(...Object.values(words).map((text) => text.length));
  const isPerson = story.cast[who]?.kind === 'person' && !story.cast[who]?.mask;
  if (isPerson && (mood === 'fierce' || mood === 'think') && longest < 28 && rng() < 0.6) return 'eyes';
  if (mood === 'shout' || mood === 'shock' || mood === 'cry') return 'close';
  const roll = rng();
  return roll < 0.5 ? 'mid' : roll < 0.75 ? 'close' : 'full';
}

function leadOf(writer: Writer, pose?: PoseName): Actor {
  return actorFor(writer, Object.keys(writer.story.cast)[0] ?? '', 'fierce', pose);
}

const ACTION_SOUNDS = ['whoosh', 'boom', 'crash', 'thump', 'rumble'];

/** Movement, eyes, a single cry. */
function action(writer: Writer): PanelScript[] {
  const { rng, story, common, number } = writer;
  const names = Object.keys(story.cast);
  const lead = names[0] ?? '';
  const other = at(names, number) === lead ? (names[1] ?? lead) : at(names, number);
  const poses: PoseName[] = story.genres.includes('sports') ? ['run', 'kick', 'leap'] : ['run', 'leap', 'brace'];
  const reaction = pick(rng, common.reactions);
  const big = panel(writer, 'full', [actorFor(writer, lead, 'fierce', pick(rng, poses))], [], pick(rng, ACTION_SOUNDS));
  const look = story.cast[other]?.kind === 'person' && !story.cast[other]?.mask ? 'eyes' : 'close';
  const watch = panel(writer, look, [actorFor(writer, other, 'shock')], []);
  const answer = panel(
    writer,
    'mid',
    [actorFor(writer, other, reaction.mood)],
    [{ kind: reaction.mood === 'shout' ? 'shout' : 'speech', speaker: 0, words: reaction.words }],
  );
  const place = panel(writer, 'wide', [], []);
  return rng() < 0.5 ? [watch, big, answer] : [place, watch, big, answer];
}

function vista(writer: Writer): PanelScript {
  const hero = leadOf(writer, pick(writer.rng, ['stand', 'reach', 'walk']));
  const lines: Line[] = [];
  const talkative = writer.story.beats.find((beat) => beat.role === 'open' && beat.lines[0]?.who === '-');
  if (talkative?.lines[0] && writer.rng() < 0.3)
    lines.push({ kind: 'caption', speaker: undefined, words: worded(writer, talkative.lines[0]) });
  return panel(writer, 'wide', [hero], lines);
}
