import { Language } from '@komawari/shared-proto';
import { announcedChapters, type chapters, favorites, pushKeys, pushMessages, pushTokens } from '../../database/schema';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { DAY, NOW } from '../../testing/rows';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
beforeEach(() => {
  shelf.time.now = NOW;
});
afterEach(async () => {
  for (const table of [pushMessages, announcedChapters, pushTokens, pushKeys, favorites]) await shelf.db.delete(table);
  await shelf.clear();
});
afterAll(() => shelf.close());

/** A reader with a push subscription and favorites. */
async function addFollower(name: string, titleIds: number[], language: Language = Language.ENGLISH): Promise<string> {
  const token = `{"of":"${name}"}`;
  await shelf.content.pushTokens.save({ token, session: name, language });
  for (const id of titleIds) await shelf.content.favorites.add(name, id);
  return token;
}

async function addStarted(fields: Partial<typeof chapters.$inferInsert> & { titleId: number }) {
  const chapter = await shelf.addChapter({ startTimeStamp: NOW - 60, ...fields });
  await shelf.addPages(chapter.id, 1);
  return chapter;
}

const claimed = async () => {
  await shelf.content.pushOutbox.announce();
  return shelf.content.pushOutbox.claim(100);
};

describe('announcement of a chapter', () => {
  it('goes to readers with its title as a favorite, in their language', async () => {
    const title = await shelf.addTitle();
    const chapter = await addStarted({ titleId: title.id, subTitle: 'Rain' });
    const token = await addFollower('mara', [title.id], Language.THAI);
    await addFollower('niran', [title.id + 1]);
    expect(await claimed()).toEqual([
      {
        chapterId: chapter.id,
        token,
        language: Language.THAI,
        titleName: 'Neon Harbor',
        titleLanguage: Language.ENGLISH,
        chapterName: '#001',
        subTitle: 'Rain',
        coverImage: title.portraitImage,
        attempts: 1,
      },
    ]);
  });

  it('is claimed once, even by concurrent calls', async () => {
    const title = await shelf.addTitle();
    await addStarted({ titleId: title.id });
    await addFollower('mara', [title.id]);
    const both = await Promise.all([claimed(), claimed()]);
    expect(both.flat()).toHaveLength(1);
    shelf.time.now += DAY;
    expect(await claimed()).toEqual([]);
  });

  it('waits until the chapter starts', async () => {
    const title = await shelf.addTitle();
    await addStarted({ titleId: title.id, startTimeStamp: NOW + 60 });
    await addFollower('mara', [title.id]);
    expect(await claimed()).toEqual([]);
    shelf.time.now = NOW + 60;
    expect(await claimed()).toHaveLength(1);
  });

  it('goes once to a reader with the work in two languages, in the language of their site', async () => {
    const english = await shelf.addTitle();
    const thai = await shelf.addTitle({ workId: english.workId, language: Language.THAI, name: 'ท่าเรือนีออน' });
    await addStarted({ titleId: english.id });
    await addStarted({ titleId: thai.id });
    await addFollower('mara', [english.id, thai.id], Language.THAI);
    expect(await claimed()).toMatchObject([{ titleName: 'ท่าเรือนีออน' }]);
  });

  it.each([
    ['started long ago', { startTimeStamp: NOW - 2 * DAY }],
    ['has ended', { endTimeStamp: NOW - 1 }],
  ])('is not sent for a chapter that %s', async (_what, fields) => {
    const title = await shelf.addTitle();
    await addStarted({ titleId: title.id, ...fields });
    await addFollower('mara', [title.id]);
    expect(await claimed()).toEqual([]);
  });

  it('waits until the chapter has pages', async () => {
    const title = await shelf.addTitle();
    const chapter = await shelf.addChapter({ titleId: title.id, startTimeStamp: NOW - 60 });
    await addFollower('mara', [title.id]);
    expect(await claimed()).toEqual([]);
    await shelf.addPages(chapter.id, 1);
    expect(await claimed()).toHaveLength(1);
  });

  it('is not sent to a token that is not from a browser', async () => {
    const title = await shelf.addTitle();
    await addStarted({ titleId: title.id });
    await shelf.content.pushTokens.save({ token: 'an-apps-token', session: 'app', language: Language.ENGLISH });
    await shelf.content.favorites.add('app', title.id);
    expect(await claimed()).toEqual([]);
  });

  it('is not sent to a reader who has removed the favorite in the meantime', async () => {
    const title = await shelf.addTitle();
    await addStarted({ titleId: title.id });
    await addFollower('mara', [title.id]);
    await shelf.content.pushOutbox.announce();
    await shelf.content.favorites.remove('mara', title.id);
    expect(await shelf.content.pushOutbox.claim(10)).toEqual([]);
    expect(await shelf.db.select().from(pushMessages)).toEqual([]);
  });
});

describe('push message', () => {
  async function oneMessage() {
    const title = await shelf.addTitle();
    await addStarted({ titleId: title.id });
    await addFollower('mara', [title.id]);
    const [message] = await claimed();
    if (!message) throw new Error('There is no message.');
    return message;
  }

  it('that was claimed and never finished is not sent again, and is deleted later', async () => {
    await oneMessage();
    shelf.time.now += 3600;
    expect(await claimed()).toEqual([]);
    shelf.time.now += 2 * DAY;
    await shelf.content.pushOutbox.announce();
    expect(await shelf.db.select().from(pushMessages)).toEqual([]);
  });

  it('that was postponed can be claimed again at the new time', async () => {
    const message = await oneMessage();
    await shelf.content.pushOutbox.postpone(message, NOW + 100);
    expect(await claimed()).toEqual([]);
    shelf.time.now = NOW + 100;
    expect(await claimed()).toMatchObject([{ token: message.token, attempts: 2 }]);
  });

  it('is deleted with its token, or when it is finished', async () => {
    const message = await oneMessage();
    await shelf.content.pushTokens.remove(message.token);
    expect(await shelf.db.select().from(pushMessages)).toEqual([]);
    const other = await oneMessage();
    await shelf.content.pushOutbox.finish(other);
    expect(await shelf.db.select().from(pushMessages)).toEqual([]);
  });
});

test('pushKeys returns the key pair that was stored first', async () => {
  const { pushKeys: keys } = shelf.content;
  const first = { publicKey: 'p1', privateKey: 's1' };
  expect(await keys.read(() => first)).toMatchObject(first);
  expect(await keys.read(() => ({ publicKey: 'p2', privateKey: 's2' }))).toMatchObject(first);
});

it('pushOutbox counts waiting and claimed messages until they are finished', async () => {
  const title = await shelf.addTitle();
  await addStarted({ titleId: title.id });
  for (const name of ['mara', 'niran', 'paul']) await addFollower(name, [title.id]);
  const { pushOutbox } = shelf.content;
  expect(await pushOutbox.lengths()).toEqual({ waiting: 0, taken: 0 });
  await pushOutbox.announce();
  expect(await pushOutbox.lengths()).toEqual({ waiting: 3, taken: 0 });
  const [first, second] = await pushOutbox.claim(2);
  expect(await pushOutbox.lengths()).toEqual({ waiting: 1, taken: 2 });
  if (!first || !second) throw new Error('Two were to be taken.');
  await pushOutbox.finish(first);
  await pushOutbox.postpone(second, NOW + 60);
  expect(await pushOutbox.lengths()).toEqual({ waiting: 2, taken: 0 });
});
