import { bumpContentVersion, nextIds } from '@komawari/server/src/database/counters';
import { announcements, banners, chapters, featuredLists, titles, works } from '@komawari/server/src/database/schema';
import { DAY_SECONDS, paths } from '@komawari/shared-domain';
import { itemAt } from '../itemAt';
import type { Library } from '../site/startBenchSite';
import { zip } from '../zip';
import { fakeAuthor, fakeName } from './fakeNames';
import { insertRows } from './insertRows';
import { type CoverNames, makeCovers } from './pictures';

/** The wire's number. All titles are in one language, so that no list leaves any of them out. */
const ENGLISH = 0 as const;

/** `import`: all chapters can be read, not only the first and the latest. */
const SOURCE = 'import';

const COVERS = 12;
const SERIAL_CHAPTERS = 1000;
const CHAPTERS_OF_OTHERS = 3;

/** The newest chapters of the titles are spread over this many days, so that a sixtieth of the library is new every day. */
const UPDATE_DAYS = 60;

export interface FilledLibrary {
  /** The title with 1,000 chapters. */
  serialId: number;
}

/** Creates a library of this many titles, one of them with 1,000 chapters. */
export async function makeLibrary({ db, objects }: Library, titleCount: number): Promise<FilledLibrary> {
  const covers = await makeCovers(objects, COVERS);
  const workIds = await nextIds(db, 'work', titleCount);
  const titleIds = await nextIds(db, 'title', titleCount);
  const [serialId, ...otherIds] = titleIds;
  if (serialId === undefined) throw new RangeError('A library to be measured has at least one title.');
  await insertRows(
    db,
    works,
    workIds.map((id, index) => ({ id, key: `made-${index}`, direction: 'ltr' as const, genres: ['made'], source: SOURCE })),
  );
  await insertRows(
    db,
    titles,
    zip(titleIds, workIds).map(([id, workId], index) => titleRow({ id, workId }, index, itemAt(covers, index))),
  );
  const chapterIds = await nextIds(db, 'chapter', SERIAL_CHAPTERS + otherIds.length * CHAPTERS_OF_OTHERS);
  await insertRows(
    db,
    chapters,
    titleIds.flatMap((titleId, index) => {
      const count = titleId === serialId ? SERIAL_CHAPTERS : CHAPTERS_OF_OTHERS;
      return chapterRows(titleId, index, count, covers, chapterIds);
    }),
  );
  await addHome({ db, objects }, titleIds, covers);
  await addAnnouncements({ db, objects });
  await bumpContentVersion(db);
  return { serialId };
}

function titleRow(ids: { id: number; workId: number }, index: number, cover: CoverNames) {
  const { portrait: portraitImage, landscape: landscapeImage } = cover;
  const overview = 'A story that was made to be measured, and has as many words as most overviews have.';
  return {
    ...ids,
    language: ENGLISH,
    name: fakeName(index),
    author: fakeAuthor(index),
    overview,
    portraitImage,
    landscapeImage,
    viewCount: 1_000_000 - index,
  };
}

/** One chapter a week up to the newest. Takes its IDs from the front of the list. */
function chapterRows(titleId: number, index: number, count: number, covers: readonly CoverNames[], ids: number[]) {
  const newest = Math.floor(Date.now() / 1000) - (index % UPDATE_DAYS) * DAY_SECONDS - 3600;
  return ids.splice(0, count).map((id, at) => ({
    id,
    titleId,
    position: at + 1,
    number: String(at + 1),
    name: `#${String(at + 1).padStart(3, '0')}`,
    subTitle: `Part ${at + 1}`,
    thumbnailImage: itemAt(covers, at).landscape,
    startTimeStamp: newest - (count - 1 - at) * 7 * DAY_SECONDS,
    sourceHash: `made-${id}`,
  }));
}

async function addHome({ db }: Library, titleIds: readonly number[], covers: readonly CoverNames[]): Promise<void> {
  const language = ENGLISH;
  const bannerIds = await nextIds(db, 'banner', 4);
  await insertRows(
    db,
    banners,
    bannerIds.map((id, position) => ({
      id,
      language,
      position,
      key: `top-${position}`,
      placement: 'top' as const,
      image: itemAt(covers, position).landscape,
      method: 0,
      url: paths.updates(),
      source: SOURCE,
    })),
  );
  const listIds = await nextIds(db, 'featuredList', 3);
  await insertRows(
    db,
    featuredLists,
    listIds.map((id, position) => ({
      id,
      language,
      position,
      key: `list-${position}`,
      name: `Row ${position + 1}`,
      titleIds: titleIds.slice(0, 12),
      source: SOURCE,
    })),
  );
}

async function addAnnouncements({ db }: Library): Promise<void> {
  const ids = await nextIds(db, 'announcement', 20);
  const now = Math.floor(Date.now() / 1000);
  const body = '<p>What is new, in a paragraph with <b>some</b> markup and a <a href="https://example.com/">link</a>.</p>';
  await insertRows(
    db,
    announcements,
    ids.map((id, index) => ({
      id,
      key: `news-${index}`,
      language: ENGLISH,
      title: `News ${index + 1}`,
      body,
      date: now - index * DAY_SECONDS,
      source: SOURCE,
    })),
  );
}
