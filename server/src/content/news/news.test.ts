import { Language } from '@komawari/shared-proto';
import { createTestContent, type TestContent } from '../../testing/createTestContent';
import { DAY, NOW } from '../../testing/rows';

const { ENGLISH, THAI } = Language;

let shelf: TestContent;
beforeAll(async () => {
  shelf = await createTestContent();
});
afterAll(() => shelf.close());

test('announcements are shown from their date on, the latest first, in their language', async () => {
  await shelf.addAnnouncement({ title: 'Old', date: NOW - 2 * DAY });
  await shelf.addAnnouncement({ title: 'New', date: NOW });
  await shelf.addAnnouncement({ title: 'Tomorrow', date: NOW + DAY });
  await shelf.addAnnouncement({ title: 'ไทย', language: THAI });
  const titles = async (language: Language) => (await shelf.content.notices.announcements(language)).map(({ title }) => title);
  expect(await titles(ENGLISH)).toEqual(['New', 'Old']);
  expect(await titles(THAI)).toEqual(['ไทย']);
});

test('announcements with the same date are sorted newest first, and limited to 100', async () => {
  const { FRENCH } = Language;
  const added = [];
  for (let index = 0; index < 101; index += 1) added.push(await shelf.addAnnouncement({ language: FRENCH, date: NOW - DAY }));
  const told = await shelf.content.notices.announcements(FRENCH);
  expect(told.map(({ id }) => id)).toEqual(
    added
      .map(({ id }) => id)
      .reverse()
      .slice(0, 100),
  );
});

test('questions are in the editor’s order and have no date', async () => {
  await shelf.addQuestion({ position: 2, question: 'Second?', answer: '<p>Two.</p>' });
  await shelf.addQuestion({ position: 1, question: 'First?', answer: '<p>One.</p>' });
  await shelf.addQuestion({ language: THAI });
  const questions = await shelf.content.notices.questions(ENGLISH);
  expect(questions.map(({ title, body, date }) => [title, body, date])).toEqual([
    ['First?', '<p>One.</p>', 0],
    ['Second?', '<p>Two.</p>', 0],
  ]);
});

describe('publishers', () => {
  it('are found by ID', async () => {
    const { id } = await shelf.addPublisher({ name: 'Quay Books' });
    expect(await shelf.content.publishers.byId(id)).toMatchObject({ id, name: 'Quay Books', bannerImage: null });
    expect(await shelf.content.publishers.byId(id + 1)).toBeUndefined();
  });

  it('have a limited number of published news items in one language', async () => {
    const { id: publisherId } = await shelf.addPublisher();
    const { id: other } = await shelf.addPublisher();
    await shelf.addNews({ publisherId, subject: 'Older', publishedTimeStamp: NOW - 2 * DAY });
    await shelf.addNews({ publisherId, subject: 'Newer', publishedTimeStamp: NOW - DAY });
    await shelf.addNews({ publisherId, subject: 'To come', publishedTimeStamp: NOW + DAY });
    await shelf.addNews({ publisherId, subject: 'ไทย', language: THAI });
    await shelf.addNews({ publisherId: other, subject: 'Not ours' });
    const subjects = async (limit: number) =>
      (await shelf.content.publishers.news(publisherId, ENGLISH, limit)).map(({ subject }) => subject);
    expect(await subjects(9)).toEqual(['Newer', 'Older']);
    expect(await subjects(1)).toEqual(['Newer']);
  });
});
