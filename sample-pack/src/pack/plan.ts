import type { Language } from '../lettering/language';
import { loadStory, storyKeys } from '../story/loadStory';
import type { Story } from '../story/story';
import { loadSite, type Site } from './site';
import type { Task } from './task';

export interface Selection {
  /** `neon-harbor` or `neon-harbor/en`. */
  only?: string;
  maxChapters?: number;
}

/** What to draw: the chosen works in the chosen languages, and the site's own pictures. */
export interface Plan {
  stories: readonly Story[];
  site: Site;
  shelf: readonly Task[];
  rest: readonly Task[];
}

export function makePlan({ only, maxChapters = Infinity }: Selection): Plan {
  const stories = choose(only);
  const site = loadSite(stories);
  const chapters = stories.map((story) => chaptersOf(story, maxChapters));
  const newest = chapters.flatMap((list) => list.slice(0, 1));
  const older = chapters.map((list) => openFirst(list.slice(1)));
  const pictures: Task[] = [
    ...site.banners.map(({ name, langs }): Task => ({ kind: 'banner', name, langs })),
    ...site.pictures.map((name): Task => ({ kind: 'picture', name })),
  ];
  return { stories, site, shelf: [...covers(stories), ...pictures, ...newest], rest: roundRobin(older) };
}

function choose(only: string | undefined): Story[] {
  const [work, lang] = only?.split('/') ?? [];
  const keys = storyKeys().filter((key) => !work || key === work);
  if (keys.length === 0) throw new Error(`There is no work "${work}". Known: ${storyKeys().join(', ')}`);
  const stories = keys
    .map(loadStory)
    .map((story) => (lang ? { ...story, languages: story.languages.filter((each) => each === lang) } : story));
  if (stories.every((story) => story.languages.length === 0)) throw new Error(`"${work}" is not offered in "${lang}"`);
  // The most read works first, because readers are most likely to open them while the rest is still being drawn.
  return stories.sort((a, b) => b.viewCount - a.viewCount);
}

function covers(stories: readonly Story[]): Task[] {
  return (['portrait', 'landscape'] as const).flatMap((shape) =>
    stories.map((story): Task => ({ kind: 'cover', work: story.key, shape, langs: story.languages })),
  );
}

/** Newest first. `maxChapters` keeps the newest ones and the first. */
function chaptersOf({ key, schedule, languages }: Story, maxChapters: number): Task[] {
  const numbers = Array.from({ length: schedule.count }, (_, i) => schedule.count - i);
  const kept =
    numbers.length <= maxChapters
      ? numbers
      : maxChapters <= 1
        ? numbers.slice(0, maxChapters)
        : [...numbers.slice(0, maxChapters - 1), 1];
  return kept.map((number) => ({ kind: 'chapter', work: key, number, langs: languages }));
}

/**
 * Puts the first three and the latest three chapters before those between, which a site does not open to readers: it could not
 * tell that a chapter is between before it has the others (docs/specification.md, title detail). Chapter 1 comes first of all.
 */
function openFirst(older: readonly Task[]): Task[] {
  const [latest, earliest, between] = [older.slice(0, 2), older.slice(2).slice(-3), older.slice(2, -3)];
  return [...earliest.toReversed(), ...latest, ...between];
}

function roundRobin<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

export function unitsOf(tasks: readonly Task[]): number {
  return tasks.reduce((sum, task) => sum + (task.kind === 'picture' ? 1 : task.langs.length), 0);
}

export function offeredIn(stories: readonly Story[], lang: Language): Story[] {
  return stories.filter((story) => story.languages.includes(lang));
}
