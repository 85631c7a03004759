import { bumpContentVersion, type IdKind, nextIds } from '@komawari/server/src/database/counters';
import type { Database } from '@komawari/server/src/database/Database';
import { makeChapters } from '../library/makeChapters';
import { type CoverNames, makeCovers } from '../library/pictures';
import { addComments } from '../likes/makeComments';
import type { Library } from '../site/startBenchSite';

const COVERS = 12;
const CHAPTERS_OF_A_TITLE = 30;
const COMMENTS_OF_A_TITLE = 100;
const PAGES = 20;
const LIKED_COMMENTS = 50;

/** Limits the rows of a statement, so that none takes longer than a reader's. */
const ROWS = 5_000;

export interface BigLibrary {
  titleIds: number[];
  /** The first chapter of each title, with comments. */
  chapterIds: number[];
  /** A chapter with pages, and comments to like. */
  read: { chapterId: number; commentIds: number[] };
  picture: string;
}

/** Creates this many titles with 30 chapters and 100 comments each. The database generates the rows itself. */
export async function makeBigLibrary(library: Library, titleCount: number): Promise<BigLibrary> {
  const { db, objects } = library;
  const covers = await makeCovers(objects, COVERS);
  const work = await firstId(db, 'work', titleCount);
  const title = await firstId(db, 'title', titleCount);
  const chapter = await firstId(db, 'chapter', titleCount * CHAPTERS_OF_A_TITLE);
  const comment = await firstId(db, 'comment', titleCount * COMMENTS_OF_A_TITLE);
  const now = Math.floor(Date.now() / 1000);
  const inParts = async (count: number, statement: (from: number, to: number) => string) => {
    for (let from = 0; from < count; from += ROWS) await db.execute(statement(from, Math.min(from + ROWS, count) - 1));
  };
  const image = (shape: keyof CoverNames) => `(array[${covers.map((cover) => `'${cover[shape]}'`).join()}])[i % ${COVERS} + 1]`;
  await db.execute(`
    insert into works (id, key, direction, genres, source)
    select ${work} + i, 'made-' || i, 'ltr', array['made'], 'import' from generate_series(0, ${titleCount - 1}) i`);
  await db.execute(`
    insert into titles (id, "workId", language, name, author, overview, "portraitImage", "landscapeImage", "viewCount")
    select ${title} + i, ${work} + i, 0, 'Silver Lantern ' || i, 'Aiko Brandt ' || i % 97,
      'A story that was made to be measured, and has as many words as most overviews have.',
      ${image('portrait')}, ${image('landscape')}, 1000000 - i
    from generate_series(0, ${titleCount - 1}) i`);
  await inParts(
    titleCount * CHAPTERS_OF_A_TITLE,
    (from, to) => `
    insert into chapters (id, "titleId", position, number, name, "subTitle", "thumbnailImage", "startTimeStamp", "sourceHash")
    select ${chapter} + i, ${title} + i / ${CHAPTERS_OF_A_TITLE}, i % ${CHAPTERS_OF_A_TITLE} + 1, (i % ${CHAPTERS_OF_A_TITLE} + 1)::text,
      '#' || (i % ${CHAPTERS_OF_A_TITLE} + 1), 'Part ' || (i % ${CHAPTERS_OF_A_TITLE} + 1), ${image('landscape')},
      ${now} - (${CHAPTERS_OF_A_TITLE} - i % ${CHAPTERS_OF_A_TITLE}) * 604800 + (i / ${CHAPTERS_OF_A_TITLE}) % 604000, 'made-' || i
    from generate_series(${from}, ${to}) i`,
  );
  await inParts(
    titleCount * COMMENTS_OF_A_TITLE,
    (from, to) => `
    insert into comments ("chapterId", id, "userName", "iconImage", body, created, "numberOfLikes", source)
    select ${chapter} + (i / ${COMMENTS_OF_A_TITLE}) * ${CHAPTERS_OF_A_TITLE}, ${comment} + i, 'Reader ' || i % 1009, ${image('portrait')},
      'The cat of page ' || i % 40 || ' knows more than it says.', ${now} - i % 100000, i % 37, 'made'
    from generate_series(${from}, ${to}) i`,
  );
  const { chapterIds } = await makeChapters(library, [PAGES]);
  const read = await addComments(library, chapterIds[0] ?? 0, LIKED_COMMENTS);
  await bumpContentVersion(db);
  await db.execute(`analyze`);
  const numbers = Array.from({ length: titleCount }, (_, index) => index);
  return {
    titleIds: numbers.map((index) => title + index),
    chapterIds: numbers.map((index) => chapter + index * CHAPTERS_OF_A_TITLE),
    read,
    picture: covers[0]?.portrait ?? '',
  };
}

async function firstId(db: Database, kind: IdKind, count: number): Promise<number> {
  const [first = 0] = await nextIds(db, kind, count);
  return first;
}
