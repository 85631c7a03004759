import { languageInfo } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { titles, works } from '../../database/schema';
import { workKeyFrom } from '../naming/workKey';
import { IMPORT_SOURCE } from './importTarget';
import type { ChapterPlan } from './planChapter';

interface ShelvedTitle {
  work: string;
  language: number;
  name: string;
}

/**
 * Decides which work each chapter belongs to, so that a series stays together: by ComicInfo's Series, then by the folder, then by
 * the name (docs/decisions/0052-key-of-a-work.md). A series that the site already has in this language is found again.
 */
export async function assignWorks(db: Database, plans: readonly ChapterPlan[], work: string | undefined): Promise<void> {
  if (work !== undefined) {
    for (const plan of plans) plan.work = work;
    return;
  }
  adoptSeries(plans);
  const shelved = await db
    .select({ work: works.key, language: titles.language, name: titles.name })
    .from(titles)
    .innerJoin(works, eq(works.id, titles.workId))
    .where(eq(works.source, IMPORT_SOURCE));
  const crowded = crowdedPlaces(plans);
  for (const plan of plans) plan.work = storedWork(plan, shelved) ?? ownKey(plan, crowded);
  joinSeries(plans, new Set(shelved.map((title) => title.work)));
}

/** A chapter without a series in ComicInfo, in a folder of one series, belongs to that series. */
function adoptSeries(plans: readonly ChapterPlan[]): void {
  const byFolder = groupBy(
    plans.filter(({ place }) => place.isFolder),
    ({ place, language }) => `${language} ${place.name}`,
  );
  for (const group of byFolder.values()) {
    const told = group.filter(({ isSeriesTold }) => isSeriesTold);
    const [first] = told;
    if (!first || new Set(told.map(({ series }) => workKeyFrom(series))).size > 1) continue;
    for (const plan of group) {
      plan.series = plan.isSeriesTold ? plan.series : first.series;
      plan.isSeriesTold = true;
    }
  }
}

/** Places that several series of one language share. Such a place is a collection, so no work is named after it. */
function crowdedPlaces(plans: readonly ChapterPlan[]): ReadonlySet<string> {
  const shared = plans.flatMap(({ place: { shared: name }, language, series, isSeriesTold }) =>
    name !== undefined && isSeriesTold ? [{ name, language, key: workKeyFrom(series) }] : [],
  );
  const groups = groupBy(shared, ({ name, language }) => `${language} ${name}`);
  const crowded = [...groups.values()].filter((group) => new Set(group.map(({ key }) => key)).size > 1);
  return new Set(crowded.flat().map(({ name }) => name));
}

function storedWork(plan: ChapterPlan, shelved: readonly ShelvedTitle[]): string | undefined {
  if (!plan.isSeriesTold) return undefined;
  const key = workKeyFrom(plan.series);
  const found = shelved.filter(
    ({ language, name }) => language === languageInfo(plan.language).wire && workKeyFrom(name) === key,
  );
  const [first, ...others] = found;
  return others.length === 0 ? first?.work : undefined;
}

function ownKey({ place, series, isSeriesTold }: ChapterPlan, crowded: ReadonlySet<string>): string {
  const { shared, name } = place;
  if (shared !== undefined && !crowded.has(shared)) return workKeyFrom(shared);
  return workKeyFrom(isSeriesTold ? series : name);
}

/**
 * Chapters of one series in one language become one work, whatever their files are named. Their siblings in other languages
 * follow.
 */
function joinSeries(plans: readonly ChapterPlan[], onShelf: ReadonlySet<string>): void {
  const told = plans.filter(({ isSeriesTold }) => isSeriesTold);
  for (const group of groupBy(told, ({ series, language }) => `${language} ${workKeyFrom(series)}`).values()) {
    const keys = new Set(group.map(({ work }) => work));
    const count = (key: string) => group.filter(({ work }) => work === key).length;
    const [key, ...others] = [...keys].sort(
      (a, b) => Number(onShelf.has(b)) - Number(onShelf.has(a)) || count(b) - count(a) || (a < b ? -1 : 1),
    );
    if (key === undefined || others.length === 0) continue;
    for (const plan of plans) if (keys.has(plan.work)) plan.work = key;
  }
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
