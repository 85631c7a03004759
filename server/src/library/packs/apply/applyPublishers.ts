import { languageInfo } from '@komawari/shared-domain';
import { eq, inArray } from 'drizzle-orm';
import { publisherNews, publishers } from '../../../database/schema';
import { LibraryError } from '../../report/LibraryError';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import type { Entries, Pack, Placed } from '../format/loadPack';
import type { PackPublisher } from '../format/packSchema';
import { type ApplyContext, languagesOf, leaveOut, secondsOf, tellPlan } from './ApplyContext';
import { packImage } from './packImage';
import { type FrontContext, pageAddress } from './pageAddress';

type PublisherRow = typeof publishers.$inferSelect;
type NewsRow = typeof publisherNews.$inferSelect;
type PackPublishers = NonNullable<Pack['publishers']>;

/** Updates publishers to match the pack. They come first, because works refer to them. */
export async function applyPublishers(context: ApplyContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.publishers) return;
  const wanted: Omit<PublisherRow, 'id' | 'bannerUrl'>[] = [];
  for (const { value, where } of await ownPublishers(context, pack.publishers)) {
    const bannerImage = value.banner ? await imageOrNothing(context, value.banner.image, where) : null;
    wanted.push({ key: value.key, name: value.name, bannerImage, source: pack.source });
  }
  const rows = await db.select().from(publishers).where(eq(publishers.source, pack.source));
  // Publishers are never removed here: works may still refer to one. `library remove` of those works comes first.
  const plan = planRows(rows, wanted, ({ key }) => key ?? '', false);
  tellPlan(context, plan, 'publishers', ({ name }) => `publisher ${name}`);
  if (!context.isDryRun) await applyPlan(db, publishers, 'publisher', plan);
}

/** Applies the parts of publishers that may link to works, after the works: banner addresses and news. */
export async function applyPublisherPages(context: FrontContext): Promise<void> {
  await applyBannerAddresses(context);
  if (context.pack.publishers) await applyNews(context, context.pack.publishers);
}

async function applyBannerAddresses(context: FrontContext): Promise<void> {
  const { pack, db } = context;
  const rows = await db.select().from(publishers).where(eq(publishers.source, pack.source));
  const wanted: { key: string; name: string; bannerUrl: string }[] = [];
  for (const { value, where } of pack.publishers?.entries ?? []) {
    try {
      const bannerUrl = value.banner && (await pageAddress(context, value.banner.url, 'en', where));
      if (bannerUrl) wanted.push({ key: value.key, name: value.name, bannerUrl });
    } catch (error) {
      leaveOut(context, error, where);
    }
  }
  const plan = planRows(rows, wanted, ({ key }) => key ?? '', false);
  // An address for a publisher from elsewhere is ignored.
  if (!context.isDryRun) await applyPlan(db, publishers, 'publisher', { ...plan, added: [] });
}

async function ownPublishers(context: ApplyContext, { entries }: Entries<PackPublisher>): Promise<Placed<PackPublisher>[]> {
  const keys = entries.map(({ value }) => value.key);
  const others = keys.length === 0 ? [] : await context.db.select().from(publishers).where(inArray(publishers.key, keys));
  return entries.filter(({ value, where }) => {
    const owner = others.find(({ key, source }) => key === value.key && source !== context.pack.source);
    if (owner)
      leaveOut(
        context,
        new LibraryError(
          where,
          `is the publisher "${value.key}", which came from another source (${owner.source}).`,
          'Choose another key.',
        ),
        where,
      );
    return !owner;
  });
}

async function imageOrNothing(context: ApplyContext, image: string, where: string): Promise<string | null> {
  try {
    return await packImage(context, image, 'banner', where);
  } catch (error) {
    leaveOut(context, error, where);
    return null;
  }
}

async function applyNews(context: FrontContext, { entries, isWhole }: PackPublishers): Promise<void> {
  const owned = await context.db.select().from(publishers).where(eq(publishers.source, context.pack.source));
  const ids = owned.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await context.db.select().from(publisherNews).where(inArray(publisherNews.publisherId, ids));
  const wanted: Omit<NewsRow, 'id'>[] = [];
  for (const { value: publisher } of entries) {
    const publisherId = owned.find(({ key }) => key === publisher.key)?.id;
    if (publisherId === undefined) continue;
    for (const { value: news, where } of publisher.news) wanted.push(...(await newsRows(context, news, publisherId, where)));
  }
  const plan = planRows(rows, wanted, ({ publisherId, key, language }) => `${publisherId} ${key} ${language}`, isWhole);
  tellPlan(context, plan, 'news', ({ subject }) => `news "${subject}"`);
  if (!context.isDryRun) await applyPlan(context.db, publisherNews, 'publisherNews', plan);
}

async function newsRows(
  context: FrontContext,
  news: PackPublishers['entries'][number]['value']['news'][number]['value'],
  publisherId: number,
  where: string,
) {
  const rows: Omit<NewsRow, 'id'>[] = [];
  for (const { language, value: subject } of languagesOf(news.subject)) {
    try {
      rows.push({
        publisherId,
        key: news.key,
        language: languageInfo(language).wire,
        subject,
        body: news.body[language] ?? '',
        publishedTimeStamp: secondsOf(context, news.published),
        url: news.url ? ((await pageAddress(context, news.url, language, where)) ?? null) : null,
      });
    } catch (error) {
      leaveOut(context, error, where);
    }
  }
  return rows;
}
