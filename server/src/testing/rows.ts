import { Language, PresentationMethod } from '@komawari/shared-proto';
import { bumpContentVersion, nextId } from '../database/counters';
import type { Database } from '../database/Database';
import { banners, chapters, comments, featuredLists, pages, publisherNews, publishers, titles, works } from '../database/schema';
import { noticeBuilders } from './noticeRows';
import { DAY, type Fields, NOW, type Unique } from './rowFields';

export { DAY, NOW };

/** A valid image name, for an image that no test opens. */
export function imageName(word: string): string {
  return `${word
    .replace(/[^\w-]/g, '')
    .slice(0, 22)
    .padEnd(22, '_')}.webp`;
}

/** Adds content to a test's database: every field has one readable default and can be overridden. */
export function rowBuilders(db: Database) {
  let count = 0;
  const unique = (word: string) => `${word}-${(count += 1)}`;
  return { ...comicBuilders(db, unique), ...newsBuilders(db, unique), ...noticeBuilders(db, unique) };
}

function comicBuilders(db: Database, unique: Unique) {
  async function addWork(fields: Fields<typeof works> = {}) {
    const work = { id: await nextId(db, 'work'), key: unique('work'), direction: 'ltr' as const, source: 'pack:test', ...fields };
    await db.insert(works).values(work);
    return work;
  }

  async function addTitle(fields: Fields<typeof titles> = {}) {
    const workId = fields.workId ?? (await addWork()).id;
    const name = fields.name ?? 'Neon Harbor';
    const title = {
      id: await nextId(db, 'title'),
      language: Language.ENGLISH,
      author: 'Aiko Marlowe',
      overview: 'A lighthouse keeper hears the city sing.',
      portraitImage: imageName('portrait'),
      landscapeImage: imageName('landscape'),
      ...fields,
      workId,
      name,
    };
    await db.insert(titles).values(title);
    return title;
  }

  async function addChapter(fields: Fields<typeof chapters> & { titleId: number }) {
    const position = fields.position ?? 1;
    const chapter = {
      id: await nextId(db, 'chapter'),
      number: String(position),
      name: `#${String(position).padStart(3, '0')}`,
      subTitle: `Part ${position}`,
      thumbnailImage: imageName('thumbnail'),
      startTimeStamp: NOW - DAY,
      sourceHash: unique('hash'),
      ...fields,
      position,
    };
    await db.insert(chapters).values(chapter);
    await bumpContentVersion(db);
    return chapter;
  }

  /** A title with this many chapters, one per day, the last of them yesterday. */
  async function addSerial(chapterCount: number, fields: Fields<typeof titles> = {}) {
    const title = await addTitle(fields);
    const added = [];
    for (let position = 1; position <= chapterCount; position += 1) {
      const startTimeStamp = NOW - DAY * (chapterCount - position + 1);
      added.push(await addChapter({ titleId: title.id, position, startTimeStamp }));
    }
    return { title, chapters: added };
  }

  async function addPages(chapterId: number, pageCount: number, fields: Fields<typeof pages> = {}) {
    for (let position = 1; position <= pageCount; position += 1) {
      const image = (quality: string) => ({ name: imageName(`${chapterId}-${position}-${quality}`), key: 'a1'.repeat(64) });
      const images = { low: image('low'), high: image('high'), super_high: image('super') };
      await db.insert(pages).values({ chapterId, position, width: 800, height: 1200, images, ...fields });
    }
  }

  async function addPage(fields: Pick<typeof pages.$inferInsert, 'chapterId' | 'position' | 'type' | 'images'>) {
    await db.insert(pages).values({ width: 800, height: 1200, ...fields });
  }

  async function addComment(fields: Fields<typeof comments> & { chapterId: number }) {
    const comment = {
      id: await nextId(db, 'comment'),
      userName: 'Mara',
      iconImage: imageName('icon'),
      body: 'That last page!',
      created: NOW - 3600,
      source: 'pack:test',
      ...fields,
    };
    await db.insert(comments).values(comment);
    return comment;
  }

  return { addWork, addTitle, addChapter, addSerial, addPages, addPage, addComment };
}

function newsBuilders(db: Database, unique: Unique) {
  async function addPublisher(fields: Fields<typeof publishers> = {}) {
    const publisher = {
      id: await nextId(db, 'publisher'),
      key: unique('press'),
      name: 'Harbor Press',
      source: 'pack:test',
      ...fields,
    };
    await db.insert(publishers).values(publisher);
    return publisher;
  }

  async function addNews(fields: Fields<typeof publisherNews> & { publisherId: number }) {
    const news = {
      id: await nextId(db, 'publisherNews'),
      key: unique('news'),
      language: Language.ENGLISH,
      subject: 'Two million readers',
      body: 'Thank you.',
      publishedTimeStamp: NOW - DAY,
      ...fields,
    };
    await db.insert(publisherNews).values(news);
    return news;
  }

  async function addBanner(fields: Fields<typeof banners> = {}) {
    const banner = {
      id: await nextId(db, 'banner'),
      key: unique('banner'),
      language: Language.ENGLISH,
      placement: 'top' as const,
      position: 0,
      image: imageName('banner'),
      method: PresentationMethod.PUSH,
      url: '/updates',
      source: 'pack:test',
      ...fields,
    };
    await db.insert(banners).values(banner);
    await bumpContentVersion(db);
    return banner;
  }

  async function addFeaturedList(fields: Fields<typeof featuredLists> & { titleIds: number[] }) {
    const list = {
      id: await nextId(db, 'featuredList'),
      key: unique('list'),
      language: Language.ENGLISH,
      position: 0,
      name: 'Stories for the night',
      source: 'pack:test',
      ...fields,
    };
    await db.insert(featuredLists).values(list);
    await bumpContentVersion(db);
    return list;
  }

  return { addPublisher, addNews, addBanner, addFeaturedList };
}
