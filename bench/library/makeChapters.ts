import { bumpContentVersion, nextId } from '@komawari/server/src/database/counters';
import { chapters, pages, titles, works } from '@komawari/server/src/database/schema';
import { encryptImage } from '@komawari/server/src/library';
import { itemAt } from '../itemAt';
import type { Library } from '../site/startBenchSite';
import { insertRows } from './insertRows';
import { makeCoverPair, makePagePictures, PAGE_SIZE } from './pictures';

/** The number of different pictures. Every page has its own key and therefore its own file. */
const PICTURES = 8;

/** Files that are written at the same time. */
const AT_ONCE = 16;

export interface MadeTitle {
  titleId: number;
  chapterIds: number[];
}

/** Creates a title with one chapter for each page count. */
export async function makeChapters(library: Library, pageCounts: readonly number[]): Promise<MadeTitle> {
  const { db, objects } = library;
  const cover = await makeCoverPair(objects, 0);
  const workId = await nextId(db, 'work');
  const titleId = await nextId(db, 'title');
  await db.insert(works).values({ id: workId, key: 'made', direction: 'ltr', source: 'import' });
  await db.insert(titles).values({
    id: titleId,
    workId,
    language: 0,
    name: 'Made',
    author: 'Nobody',
    portraitImage: cover.portrait,
    landscapeImage: cover.landscape,
  });
  const pictures = await makePagePictures(PICTURES);
  const now = Math.floor(Date.now() / 1000);
  const chapterIds: number[] = [];
  for (const [index, count] of pageCounts.entries()) {
    const id = await nextId(db, 'chapter');
    const number = String(index + 1);
    const startTimeStamp = now - (pageCounts.length - index) * 3600;
    await db.insert(chapters).values({
      id,
      titleId,
      position: index + 1,
      number,
      name: `#${number}`,
      subTitle: `${count} pages`,
      thumbnailImage: cover.landscape,
      startTimeStamp,
      sourceHash: `made-${id}`,
    });
    await insertRows(db, pages, await pageRows(library, id, pictures, count));
    chapterIds.push(id);
  }
  await bumpContentVersion(db);
  return { titleId, chapterIds };
}

async function pageRows({ objects }: Library, chapterId: number, pictures: readonly Buffer[], count: number) {
  const rows = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    rows.push(...(await Promise.all(Array.from({ length }, (_, index) => pageRow(from + index)))));
  }
  return rows;

  async function pageRow(index: number) {
    const { body, key } = encryptImage(itemAt(pictures, index));
    const image = { name: await objects.put(body), key };
    return { chapterId, position: index + 1, ...PAGE_SIZE, images: { low: image, high: image, super_high: image } };
  }
}
