import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES } from '../lettering/language';
import { planSheet, sheetSvg } from '../page/sheet';
import { chapterScript } from '../story/chapterScript';
import { loadCommonWords } from '../story/loadStory';
import type { Story } from '../story/story';
import { fingerprintOf } from './fingerprint';
import { writePackYaml } from './packYaml';
import { makePlan, offeredIn } from './plan';
import { datesOf, parseRelative, relative } from './schedule';
import { loadComments } from './site';

const plan = makePlan({});
const folder = mkdtempSync(join(tmpdir(), 'sample-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The day of a date, counted from a today with this number (0: Sunday). */
function dayOf(date: string, today: number): number {
  const { from, days } = parseRelative(date);
  const weekday = WEEKDAYS.indexOf(from);
  return days - (weekday < 0 ? 0 : (today - weekday + 7) % 7);
}

function publishedDays(stories: readonly Story[], today: number): number[] {
  return stories.flatMap((story) =>
    Array.from({ length: story.schedule.count }, (_, i) => dayOf(datesOf(story, i + 1).published, today)),
  );
}

const TODAYS = WEEKDAYS.map((name, number) => ({ name, number }));

interface Work {
  direction: string;
  rating: string;
  titles: Record<string, { name: string; author: string; overview: string }>;
  chapters: { number: number; name: string; subTitle: Record<string, string>; published: string; ends?: string }[];
  publisher: string;
}

function read<T>(path: string): T {
  return parse(readFileSync(join(folder, path), 'utf8')) as T;
}

beforeAll(() => writePackYaml(folder, plan, {}));

describe('the YAML of the pack', () => {
  it('has the files that docs/content-packs.md names', () => {
    expect(readdirSync(folder).sort()).toEqual([
      'announcements.yaml',
      'campaigns.yaml',
      'comments.yaml',
      'faq.yaml',
      'home.yaml',
      'legal.yaml',
      'pack.yaml',
      'publishers.yaml',
      'works',
    ]);
    expect(read('pack.yaml')).toEqual({ key: 'sample', name: expect.any(String) as string });
  });

  it('describes each work completely, with its chapters oldest first', () => {
    const publishers = read<{ key: string }[]>('publishers.yaml').map(({ key }) => key);
    for (const { key } of plan.stories) {
      const work = read<Work>(`works/${key}/work.yaml`);
      expect(publishers).toContain(work.publisher);
      expect(work.chapters.map(({ number }) => number)).toEqual(work.chapters.map((_, i) => i + 1));
      for (const chapter of work.chapters) expect(Object.keys(chapter.subTitle)).toEqual(Object.keys(work.titles));
      const days = work.chapters.map(({ published }) => parseRelative(published).days);
      expect(days).toEqual([...days].sort((a, b) => a - b));
      expect(days.at(-1)).toBeLessThanOrEqual(0);
    }
  });

  it.each(TODAYS)('has at least six updates in the last eight days in each language on a $name', ({ number }) => {
    for (const lang of LANGUAGES) {
      const recent = publishedDays(offeredIn(plan.stories, lang), number).filter((day) => day >= -7);
      expect(recent.length).toBeGreaterThanOrEqual(6);
    }
  });

  it.each(TODAYS)('has an update on each of the last eight days on a $name', ({ number }) => {
    const days = new Set(publishedDays(plan.stories, number));
    for (let day = 0; day >= -7; day--) expect(days.has(day)).toBe(true);
  });

  it('publishes each work on the weekday of its schedule, including the next chapter', () => {
    const weekly = plan.stories.filter(({ updateTiming }) => WEEKDAYS.includes(updateTiming.toLowerCase()));
    expect(weekly.length).toBeGreaterThanOrEqual(7);
    for (const { updateTiming, schedule } of weekly) {
      const newest = parseRelative(schedule.newest);
      expect(newest).toMatchObject({ from: updateTiming.toLowerCase(), days: 0 });
      expect(parseRelative(schedule.next!)).toEqual({ ...newest, days: 7 });
      expect(schedule.every).toBe(7);
    }
  });

  it.each(TODAYS)('comments only on published chapters, also on a $name', ({ number }) => {
    const comments = loadComments(plan.stories, LANGUAGES);
    expect(comments.length).toBeGreaterThanOrEqual(80);
    for (const { work, chapter, created } of comments) {
      const story = plan.stories.find(({ key }) => key === work)!;
      expect(dayOf(created, number)).toBeGreaterThanOrEqual(dayOf(datesOf(story, chapter).published, number));
    }
  });

  it('has news, announcements, FAQ and legal pages in all languages', () => {
    const everywhere = [
      ...plan.site.publishers.flatMap(({ news }) => news.flatMap(({ subject, body }) => [subject, body])),
      ...plan.site.announcements.flatMap(({ title, body }) => [title, body]),
      ...plan.site.faq.flatMap(({ question, answer }) => [question, answer]),
      ...plan.site.legal.map(({ body }) => body),
    ];
    for (const texts of everywhere) expect(Object.keys(texts).sort()).toEqual([...LANGUAGES].sort());
  });

  it('has at least ten FAQ entries, each once and with the same markup in every language', () => {
    const faq = read<{ key: string; answer: Record<string, string> }[]>('faq.yaml');
    expect(faq.length).toBeGreaterThanOrEqual(10);
    expect(new Set(faq.map(({ key }) => key)).size).toBe(faq.length);
    for (const { key, answer } of faq) {
      const outlines = Object.values(answer).map((html) => html.replace(/>[^<]*/g, '>'));
      expect([key, new Set(outlines).size]).toEqual([key, 1]);
    }
  });
});

describe('the texts of the publisher', () => {
  it('include three legal pages, marked as samples and with the same markup in every language', () => {
    const legal = read<{ key: string; body: Record<string, string> }[]>('legal.yaml');
    expect(legal.map(({ key }) => key)).toEqual(['privacy', 'terms', 'copyright']);
    for (const { key, body } of legal) {
      const outlines = Object.values(body).map((html) => html.replace(/>[^<]*/g, '>'));
      expect([key, new Set(outlines).size]).toEqual([key, 1]);
      for (const html of Object.values(body)) expect(html).toMatch(/^<p><strong>[^<]+<\/strong> /);
    }
  });

  it('include one promo for Latin America between two days of 2021 (docs/specification.md §9)', () => {
    const [campaign, ...others] = read<{ regions: string[]; from: string; until: string }[]>('campaigns.yaml');
    expect(others).toEqual([]);
    expect(campaign?.regions).toEqual('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(' '));
    expect([campaign?.from, campaign?.until]).toEqual(['2021-06-01T00:00Z', '2021-12-31T00:00Z']);
  });
});

describe('the plan', () => {
  it('can be limited to one title and few chapters', () => {
    const small = makePlan({ only: 'neon-harbor/en', maxChapters: 2 });
    expect(small.stories.map(({ key }) => key)).toEqual(['neon-harbor']);
    expect([...small.shelf, ...small.rest].filter(({ kind }) => kind === 'chapter')).toHaveLength(2);
  });

  it('draws the first and the latest chapters before those between them', () => {
    const order = [...plan.shelf, ...plan.rest].flatMap((task) => (task.kind === 'chapter' ? [task] : []));
    for (const { key, schedule } of plan.stories) {
      const numbers = order.filter(({ work }) => work === key).map(({ number }) => number);
      const { count } = schedule;
      expect(numbers[0]).toBe(count);
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
      const isOpen = (number: number) => number <= 3 || number > count - 3;
      expect(numbers.findLastIndex(isOpen)).toBeLessThan(Math.min(count, 6));
    }
  });

  it('lists the existing works when the requested one does not exist', () => {
    expect(() => makePlan({ only: 'nothing' })).toThrow(/no work "nothing".*neon-harbor/);
  });
});

describe('fingerprintOf', () => {
  it('is the same for the same data, and different for other data', () => {
    expect(fingerprintOf({ hair: 'pony' })).toBe(fingerprintOf({ hair: 'pony' }));
    expect(fingerprintOf({ hair: 'pony' })).not.toBe(fingerprintOf({ hair: 'bun' }));
  });

  it('does not depend on British or American spelling', () => {
    const drawn = { cast: Object.fromEntries([['hairColour', '#1d1a2e']]), places: [{ scene: 'harbour' }] };
    expect(fingerprintOf({ cast: { hairColor: '#1d1a2e' }, places: [{ scene: 'harbor' }] })).toBe(fingerprintOf(drawn));
  });
});

describe('dates', () => {
  it.each(['today', 'today 00:00', 'today-3d 15:00', 'today+4d', 'monday', 'friday-84d 08:00'])(
    'are parsed and written back as %s',
    (text) => {
      expect(relative(parseRelative(text))).toBe(text);
    },
  );
});

describe('a sheet', () => {
  it('is the same SVG for the same seed', () => {
    const story = plan.stories[0];
    if (!story) throw new Error('no story');
    const style = { style: story.style, lean: story.lean, rightToLeft: false };
    const draw = (): string[] => chapterScript(story, loadCommonWords(), 3).map((script) => sheetSvg(planSheet(script, style)));
    expect(draw()).toEqual(draw());
  });
});
