import { Language } from '@komawari/shared-proto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { favorites as favoriteTable, feedback, pushTokens, questionnaireAnswers } from '../../database/schema';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { NOW } from '../../testing/rows';

const MARA = 'hash-of-mara';
const NIRAN = 'hash-of-niran';

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
afterAll(() => shelf.close());

describe('favorites', () => {
  it('belong to a reader, newest first', async () => {
    const { favorites } = shelf.content;
    await favorites.add(MARA, 1);
    shelf.time.now += 1;
    await favorites.add(MARA, 2);
    await favorites.add(MARA, 1);
    expect(await favorites.titleIds(MARA)).toEqual([2, 1]);
    expect(await favorites.has(MARA, 1)).toBe(true);
    expect([await favorites.titleIds(NIRAN), await favorites.has(NIRAN, 1)]).toEqual([[], false]);
  });

  it('are removed one by one', async () => {
    const { favorites } = shelf.content;
    await favorites.add(NIRAN, 7);
    await favorites.add(NIRAN, 8);
    await favorites.remove(NIRAN, 7);
    await favorites.remove(NIRAN, 9);
    expect(await favorites.titleIds(NIRAN)).toEqual([8]);
  });

  it('are empty without a session', async () => {
    const { favorites } = shelf.content;
    expect([await favorites.titleIds(undefined), await favorites.has(undefined, 1)]).toEqual([[], false]);
  });

  it('match any sequence of additions and removals', async () => {
    const step = fc.record({ reader: fc.constantFrom('a', 'b'), titleId: fc.nat({ max: 3 }), isAdded: fc.boolean() });
    const { favorites } = shelf.content;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await shelf.db.delete(favoriteTable);
        const kept: Record<string, number[]> = { a: [], b: [] };
        for (const { reader, titleId, isAdded } of steps) {
          shelf.time.now += 1;
          await favorites[isAdded ? 'add' : 'remove'](reader, titleId);
          const before = kept[reader] ?? [];
          if (!isAdded) kept[reader] = before.filter((id) => id !== titleId);
          else if (!before.includes(titleId)) kept[reader] = [titleId, ...before];
        }
        for (const reader of ['a', 'b']) expect(await favorites.titleIds(reader)).toEqual(kept[reader]);
        expect(await favorites.has('a', 0)).toBe(kept.a?.includes(0));
      }),
      { numRuns: 20 },
    );
  });

  it('are limited to 2,000 per session', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({ session: 'collector', titleId: index + 1, created: NOW }));
    await shelf.db.insert(favoriteTable).values(rows);
    await expect(shelf.content.favorites.add('collector', 5000)).rejects.toMatchObject({ kind: 'tooMany' });
    expect(await shelf.content.favorites.titleIds('collector')).toHaveLength(2000);
  });
});

test('a push token belongs to the session and language that saved it last', async () => {
  const { pushTokens: tokens } = shelf.content;
  expect(await tokens.save({ token: 'one', session: MARA, language: Language.ENGLISH })).toBe(shelf.time.now);
  shelf.time.now += 9;
  expect(await tokens.save({ token: 'one', session: NIRAN, language: Language.THAI })).toBe(shelf.time.now);
  const kept = await shelf.db.select().from(pushTokens).where(eq(pushTokens.token, 'one'));
  expect(kept).toEqual([{ token: 'one', session: NIRAN, language: Language.THAI, created: shelf.time.now }]);
});

test('feedback is stored every time, even if it is a duplicate', async () => {
  const message = { session: MARA, type: 'report', subject: 'Page 4', body: 'It is blank.' };
  await shelf.content.feedback.save(message);
  await shelf.content.feedback.save(message);
  const kept = await shelf.db.select().from(feedback);
  expect(kept).toHaveLength(2);
  expect(kept[0]).toMatchObject({ ...message, created: shelf.time.now });
  expect(kept[0]?.id).not.toBe(kept[1]?.id);
});

describe('questionnaires', () => {
  const answers = { language: 'eng', os: '', appVersion: '', osVersion: '', answers: { q1: 'yes', q2: ['a', 'b'] } };
  const mara = { questionnaireKey: 'autumn', respondent: MARA };

  it('store only the first answer of each reader', async () => {
    const { questionnaires } = shelf.content;
    expect(await questionnaires.isAnswered(mara)).toBe(false);
    await questionnaires.save({ ...mara, ...answers });
    await questionnaires.save({ ...mara, ...answers, answers: { q1: 'no' } });
    expect(await questionnaires.isAnswered(mara)).toBe(true);
    const kept = await shelf.db.select().from(questionnaireAnswers);
    expect(kept).toEqual([{ ...mara, ...answers, created: shelf.time.now }]);
  });

  it('are separate for each key and reader', async () => {
    const { questionnaires } = shelf.content;
    expect(await questionnaires.isAnswered({ ...mara, questionnaireKey: 'winter' })).toBe(false);
    expect(await questionnaires.isAnswered({ ...mara, respondent: NIRAN })).toBe(false);
  });
});

describe('opened chapters', () => {
  it('belong to a reader and a title', async () => {
    const { openedChapters } = shelf.content;
    await openedChapters.add({ session: MARA, titleId: 1, chapterId: 10 });
    await openedChapters.add({ session: MARA, titleId: 1, chapterId: 11 });
    await openedChapters.add({ session: MARA, titleId: 1, chapterId: 10 });
    await openedChapters.add({ session: MARA, titleId: 2, chapterId: 20 });
    expect(await openedChapters.of(MARA, 1)).toEqual(new Set([10, 11]));
    expect(await openedChapters.of(NIRAN, 1)).toEqual(new Set());
  });

  it('are neither stored nor returned without a session', async () => {
    const { openedChapters } = shelf.content;
    await openedChapters.add({ session: undefined, titleId: 3, chapterId: 30 });
    expect(await openedChapters.of(undefined, 3)).toEqual(new Set());
  });
});

describe('profiles', () => {
  it('have no name and no icon by default', async () => {
    const { profiles } = shelf.content;
    expect(await profiles.of(MARA)).toEqual({ userName: '', icon: undefined });
    expect(await profiles.of(undefined)).toEqual({ userName: '', icon: undefined });
  });

  it('keep what was saved last', async () => {
    const { profiles } = shelf.content;
    expect(await profiles.save(MARA, 'Mara', { id: 1, image: 'fox' })).toBe(true);
    expect(await profiles.save(MARA, 'Mara of the harbor', { id: 2, image: 'owl' })).toBe(true);
    expect(await profiles.of(MARA)).toMatchObject({ userName: 'Mara of the harbor', icon: { image: 'owl' } });
  });

  it('have a unique name', async () => {
    const { profiles } = shelf.content;
    await profiles.save(NIRAN, 'Niran', undefined);
    expect(await profiles.save(MARA, 'Niran', undefined)).toBe(false);
    expect((await profiles.of(MARA)).userName).toBe('Mara of the harbor');
  });
});
