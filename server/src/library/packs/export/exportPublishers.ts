import { languageInfo } from '@komawari/shared-domain';
import { asc, eq, inArray } from 'drizzle-orm';
import { publisherNews, publishers } from '../../../database/schema';
import { dateOf, type ExportContext, inGroups, perLanguage } from './ExportContext';
import { packAddress } from './packAddress';

/** Writes publishers and their news. */
export async function exportPublishers(context: ExportContext): Promise<void> {
  const { db, pack, source, names } = context;
  const rows = await db.select().from(publishers).where(eq(publishers.source, source)).orderBy(asc(publishers.id));
  const ids = rows.map(({ id }) => id);
  const news = await db
    .select()
    .from(publisherNews)
    .where(inArray(publisherNews.publisherId, ids))
    .orderBy(asc(publisherNews.id));
  const entries = [];
  for (const { id, key, name, bannerImage, bannerUrl } of rows) {
    const banner = bannerImage !== null &&
      bannerUrl !== null && {
        image: await pack.writePicture(`images/publisher-${key}`, bannerImage),
        // `apply` also uses English here: a publisher has one banner for all languages.
        url: packAddress(names, bannerUrl, languageInfo('en').wire),
      };
    const own = inGroups(
      news.filter(({ publisherId }) => publisherId === id),
      (item) => item.key,
    );
    entries.push({ key, name, ...(banner && { banner }), news: own.map((item) => newsYaml(context, item)) });
  }
  await pack.writeYaml('publishers', entries);
}

type NewsRow = typeof publisherNews.$inferSelect;

function newsYaml({ names }: ExportContext, rows: [NewsRow, ...NewsRow[]]) {
  const [{ key, publishedTimeStamp, url, language }] = rows;
  return {
    key,
    published: dateOf(publishedTimeStamp),
    subject: perLanguage(rows, ({ subject }) => subject),
    body: perLanguage(rows, ({ body }) => body),
    ...(url !== null && { url: packAddress(names, url, language) }),
  };
}
