import { type Locale, localeOf, parsePagePath } from '@komawari/shared-domain';
import { PresentationMethod } from '@komawari/shared-proto';
import { asc, eq } from 'drizzle-orm';
import { banners, featuredLists } from '../../../database/schema';
import { type ExportContext, inGroups, perLanguage } from './ExportContext';
import { packAddress } from './packAddress';

type BannerRow = typeof banners.$inferSelect;
type Rows = [BannerRow, ...BannerRow[]];

/** Writes what Home and the featured page show. */
export async function exportHome(context: ExportContext): Promise<void> {
  const { db, source, pack } = context;
  const rows = await db
    .select()
    .from(banners)
    .where(eq(banners.source, source))
    .orderBy(asc(banners.position), asc(banners.language));
  const inPlace = async (placement: BannerRow['placement']) => {
    const groups = inGroups(
      rows.filter((row) => row.placement === placement),
      ({ key }) => key,
    );
    return Promise.all(groups.map(async (group) => ({ position: group[0].position, banner: await bannerYaml(context, group) })));
  };
  const bannersOf = async (placement: BannerRow['placement']) => (await inPlace(placement)).map(({ banner }) => banner);
  const [[sub1], [sub2], [popup]] = await Promise.all([bannersOf('sub1'), bannersOf('sub2'), bannersOf('popup')]);
  const contents = [...(await listsOf(context)), ...(await inPlace('content'))].sort((a, b) => a.position - b.position);
  const highlight = highlightOf(context, rows);
  const home = {
    topBanners: await bannersOf('top'),
    featured: {
      main: await bannersOf('main'),
      ...(sub1 && { sub1 }),
      ...(sub2 && { sub2 }),
      contents: contents.map(({ position: _, ...content }) => content),
    },
    ...(popup && { popup }),
    ...(highlight && { highlight }),
  };
  if (rows.length > 0 || contents.length > 0) await pack.writeYaml('home', home);
}

async function bannerYaml({ pack, names }: ExportContext, rows: Rows) {
  const [{ key, placement, url, language, method }] = rows;
  const images: Partial<Record<Locale, string>> = {};
  for (const row of rows) {
    const locale = localeOf(row.language);
    if (locale) images[locale] = await pack.writePicture(`images/${placement}-${key}.${locale}`, row.image);
  }
  const { PUSH, MODAL } = PresentationMethod;
  const methodName = method === PUSH ? 'PUSH' : method === MODAL ? 'MODAL' : 'EXTERNAL';
  return { key, images, url: packAddress(names, url, language), method: methodName } as const;
}

async function listsOf({ db, source, names }: ExportContext) {
  const rows = await db
    .select()
    .from(featuredLists)
    .where(eq(featuredLists.source, source))
    .orderBy(asc(featuredLists.position), asc(featuredLists.language));
  return inGroups(rows, ({ key }) => key).map((group) => {
    const [{ key, position }] = group;
    const works = inOneOrder(group.map(({ titleIds }) => titleIds.flatMap((id) => names.titles.get(id)?.key ?? [])));
    return { position, list: { key, name: perLanguage(group, ({ name }) => name), works } };
  });
}

/**
 * Merges lists into one that contains each of them in the same order. Each language's list leaves out works that it does not
 * have.
 */
function inOneOrder(lists: readonly (readonly string[])[]): string[] {
  const whole: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const key of list) {
      const known = whole.indexOf(key);
      if (known >= 0) at = known + 1;
      else whole.splice(at++, 0, key);
    }
  }
  return whole;
}

function highlightOf({ names }: ExportContext, rows: readonly BannerRow[]) {
  const url = rows.find(({ placement }) => placement === 'highlight')?.url;
  const chapter = names.chapters.get((url === undefined ? undefined : parsePagePath(url)?.id) ?? 0);
  const title = chapter && names.titles.get(chapter.titleId);
  return title && { work: title.key, chapter: chapter.number };
}
