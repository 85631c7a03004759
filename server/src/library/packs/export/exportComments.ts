import { localeOf } from '@komawari/shared-domain';
import { asc, eq } from 'drizzle-orm';
import { comments } from '../../../database/schema';
import { dateOf, type ExportContext } from './ExportContext';

/** Writes the comments that the pack brought, not those of readers. */
export async function exportComments({ db, source, pack, names }: ExportContext): Promise<void> {
  const rows = await db.select().from(comments).where(eq(comments.source, source)).orderBy(asc(comments.id));
  const images = [...new Set(rows.map(({ iconImage }) => iconImage))].filter((image) => image !== '');
  const icons = [];
  for (const [index, image] of images.entries()) icons.push(await pack.writePicture(`images/icon-${index + 1}`, image));
  const entries = rows.flatMap(({ chapterId, userName, iconImage, body, created, numberOfLikes }) => {
    const chapter = names.chapters.get(chapterId);
    const title = chapter && names.titles.get(chapter.titleId);
    const lang = title && localeOf(title.language);
    if (!title || !lang) return [];
    // An icon number beyond the list means no icon.
    const icon = iconImage === '' ? images.length : images.indexOf(iconImage);
    const said = { user: userName, icon, body, created: dateOf(created), likes: numberOfLikes };
    return [{ work: title.key, lang, chapter: chapter.number, ...said }];
  });
  if (entries.length > 0) await pack.writeYaml('comments', { icons, comments: entries });
}
