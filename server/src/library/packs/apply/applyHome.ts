import { languageInfo } from '@komawari/shared-domain';
import { PresentationMethod } from '@komawari/shared-proto';
import { eq } from 'drizzle-orm';
import { banners, featuredLists } from '../../../database/schema';
import { LibraryError } from '../../report/LibraryError';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import type { PackHome, Placed } from '../format/loadPack';
import type { PackBanner, PackContent } from '../format/packSchema';
import { languagesOf, leaveOut, tellPlan } from './ApplyContext';
import { highlightPictures } from './highlightPictures';
import { packImage } from './packImage';
import { type FrontContext, pageAddress } from './pageAddress';

type BannerRow = typeof banners.$inferSelect;
type ListRow = typeof featuredLists.$inferSelect;
type Placement = BannerRow['placement'];
type PackList = Extract<PackContent, { list: unknown }>['list'];

/**
 * Updates banners, featured lists, the popup and the highlight to match the pack. A banner whose target has not arrived yet waits
 * for it.
 */
export async function applyHome(context: FrontContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.home) return;
  const bannerRows: Omit<BannerRow, 'id'>[] = [];
  for (const [placement, position, banner] of bannersOf(pack.home))
    bannerRows.push(...(await rowsOfBanner(context, placement, position, banner)));
  bannerRows.push(...(await rowsOfHighlight(context, pack.home)));
  const existing = await db.select().from(banners).where(eq(banners.source, pack.source));
  const plan = planRows(
    existing,
    bannerRows,
    ({ key, placement, language }) => `${placement} ${key} ${language}`,
    pack.home.isWhole,
  );
  tellPlan(context, plan, 'banners', ({ placement, key }) => `banner ${key} (${placement})`);
  if (!context.isDryRun) await applyPlan(db, banners, 'banner', plan);
  await applyLists(context, pack.home);
}

function bannersOf(home: PackHome): [Placement, number, Placed<PackBanner>][] {
  const single = (['sub1', 'sub2', 'popup'] as const).flatMap((placement): [Placement, number, Placed<PackBanner>][] => {
    const banner = home[placement];
    return banner ? [[placement, 0, banner]] : [];
  });
  const mains = home.mains.map((banner, position): [Placement, number, Placed<PackBanner>] => ['main', position, banner]);
  const top = home.topBanners.map((banner, position): [Placement, number, Placed<PackBanner>] => ['top', position, banner]);
  const content = home.contents.flatMap(({ value, where }, position): [Placement, number, Placed<PackBanner>][] =>
    'banner' in value ? [['content', position, { value: value.banner, where }]] : [],
  );
  return [...top, ...mains, ...single, ...content];
}

async function rowsOfBanner(context: FrontContext, placement: Placement, position: number, { value, where }: Placed<PackBanner>) {
  const rows: Omit<BannerRow, 'id'>[] = [];
  for (const { language, value: image } of languagesOf(value.images)) {
    try {
      const url = await pageAddress(context, value.url, language, where);
      if (url === undefined) continue;
      rows.push({
        key: value.key,
        language: languageInfo(language).wire,
        placement,
        position,
        image: await packImage(context, image, 'banner', where),
        method: url.startsWith('/') ? value.method : PresentationMethod.EXTERNAL,
        url,
        source: context.pack.source,
      });
    } catch (error) {
      leaveOut(context, error, where);
    }
  }
  return rows;
}

async function rowsOfHighlight(context: FrontContext, { highlight }: PackHome): Promise<Omit<BannerRow, 'id'>[]> {
  if (!highlight) return [];
  try {
    return await highlightPictures(context, highlight);
  } catch (error) {
    leaveOut(context, error, highlight.where);
    return [];
  }
}

async function applyLists(context: FrontContext, home: PackHome): Promise<void> {
  const wanted: Omit<ListRow, 'id'>[] = [];
  for (const [position, { value, where }] of home.contents.entries()) {
    if ('list' in value) wanted.push(...rowsOfList(context, value.list, position, where));
  }
  const rows = await context.db.select().from(featuredLists).where(eq(featuredLists.source, context.pack.source));
  const plan = planRows(rows, wanted, ({ key, language }) => `${key} ${language}`, home.isWhole);
  tellPlan(context, plan, 'featured lists', ({ name }) => `featured list "${name}"`);
  if (!context.isDryRun) await applyPlan(context.db, featuredLists, 'featuredList', plan);
}

/** In each language, a list holds the works that have a title in that language, in the pack's order. */
function rowsOfList(context: FrontContext, list: PackList, position: number, where: string): Omit<ListRow, 'id'>[] {
  const { book, pack } = context;
  const known = new Set([...book.titleIds.keys()].map((entry) => entry.split(' ')[0]));
  for (const key of list.works) {
    if (known.has(key) || pack.works.some((work) => work.key === key)) continue;
    leaveOut(context, new LibraryError(where, `lists the work "${key}", which does not exist.`, 'Correct the key.'), where);
  }
  return languagesOf(list.name).flatMap(({ language, value: name }) => {
    const wire = languageInfo(language).wire;
    const titleIds = list.works.flatMap((key) => book.titleIds.get(`${key} ${wire}`) ?? []);
    return titleIds.length === 0 ? [] : [{ key: list.key, language: wire, position, name, titleIds, source: pack.source }];
  });
}
