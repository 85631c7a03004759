import { ATTACKS } from '@komawari/shared-proto/fixtures';
import { eq } from 'drizzle-orm';
import { feedback, questionnaireAnswers } from '../../database/schema';
import { createTestSite, MARA, NIRAN, type TestSite } from '../../testing/createTestSite';
import { DAY, NOW } from '../../testing/rows';
import { storableText } from '../../text/storableText';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });

describe('feedback', () => {
  const send = (body: unknown) => ({ method: 'POST', session: MARA, ...json(body) });

  test('is stored in the database', async () => {
    await site.success('/web/contact', send({ subject: 'Page 3', body: 'It is blank.', type: 'report' }));
    await site.success('/web/contact', send({ type: 'suggestion', message: 'More cats.' }));
    expect(await site.db.select().from(feedback)).toMatchObject([
      { subject: 'Page 3', body: 'It is blank.', type: 'report' },
      { body: 'More cats.', type: 'suggestion' },
    ]);
  });

  test.each([
    ['an empty body', { subject: 'x', body: '' }, 'body: is missing'],
    ['a body that is too long', { subject: 'x', body: 'y'.repeat(5001) }, 'body: is longer than 5000 characters'],
    ['a list instead of an object', [1], 'subject: '],
    ['a string instead of an object', 'text', 'body: must be a JSON object'],
  ])('is rejected with %s', async (_what, body, problem) => {
    expect((await site.failure('/web/contact', send(body))).debugInfo).toContain(problem);
  });

  test('is stored without characters that the database cannot hold', async () => {
    const sent = await site.success('/web/contact', send({ subject: 'a\0', body: 'It is\0 blank.\ud800' }));
    expect(sent.kind).toBe('success');
    expect(await site.db.select().from(feedback).where(eq(feedback.subject, 'a'))).toMatchObject([
      { body: expect.stringMatching(/^It is blank\..$/) },
    ]);
    expect((await site.failure('/web/contact', send({ subject: 'a', body: '\0' }))).debugInfo).toContain('body: is missing');
  });

  test('is rejected without a session', async () => {
    expect((await site.failure('/web/contact', { method: 'POST', ...json({ subject: 'a', body: 'b' }) })).action).toBe(1);
  });
});

describe('survey', () => {
  const path = '/questionnaire?questionnaire_key=autumn-2026';
  const answers = { q1: 'Often', q2: ['Phone', 'Other: tablet'] };

  test('stores the first answer of each reader', async () => {
    const isAnswered = async (session: string) => (await site.view('questionnaireView', path, { session })).isAnswered;
    expect(await isAnswered(MARA)).toBe(false);
    await site.success(`${path}&lang=esp`, { method: 'PUT', session: MARA, ...json(answers) });
    await site.success(path, { method: 'PUT', session: MARA, ...json({ q1: 'Never' }) });
    expect(await isAnswered(MARA)).toBe(true);
    expect(await isAnswered(NIRAN)).toBe(false);
    expect(await site.db.select().from(questionnaireAnswers)).toMatchObject([{ language: 'esp', answers }]);
  });

  test('identifies an app’s reader by the device secret', async () => {
    const webview = `${path}&os=android&app_ver=3.2&os_ver=14&secret=s3cret`;
    await site.success(webview, { method: 'PUT', ...json(answers) });
    expect((await site.view('questionnaireView', webview)).isAnswered).toBe(true);
    const rows = await site.db.select().from(questionnaireAnswers);
    expect(rows).toContainEqual(expect.objectContaining({ os: 'android', appVersion: '3.2', osVersion: '14' }));
    expect(JSON.stringify(rows)).not.toContain('s3cret');
  });

  test('stores any text, without characters that the database cannot hold', async () => {
    const attacks = ATTACKS.filter(({ length }) => length <= 300).slice(0, 7);
    await site.success(`${path}&os=a%00b&secret=pasted`, { method: 'PUT', ...json({ q1: 'x\0y', q2: attacks }) });
    const rows = await site.db.select().from(questionnaireAnswers);
    const answers = { q1: 'xy', q2: attacks.map(storableText) };
    expect(rows).toContainEqual(expect.objectContaining({ os: 'ab', answers }));
  });

  test('limits the number of invented keys and the size of an answer', async () => {
    const put = (key: string, body: object = answers) =>
      site.call(`/questionnaire?questionnaire_key=${key}`, { method: 'PUT', session: MARA, ...json(body) });
    for (let index = 0; index < 15; index += 1) await put(`invented-${index}`);
    const late = await put('invented-15');
    expect(late.kind === 'error' && late.debugInfo).toBe('questionnaire_key: there is no survey invented-15');
    expect((await put('invented-3')).kind).toBe('success');
    const full = Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`q${at + 1}`, Array(7).fill('x'.repeat(100))]));
    const error = await site.failure(path, { method: 'PUT', session: NIRAN, ...json(full) });
    expect(error.debugInfo).toBe('body: is longer than 8000 characters');
  });

  test('accepts only the operator’s keys if they are configured', async () => {
    const named = await createTestSite({ config: { surveys: ['spring'] } });
    const { popups } = await named.failure(path);
    expect(popups[0]?.subject).toBe('There is no such survey');
    await named.success('/questionnaire?questionnaire_key=spring', { method: 'PUT', session: MARA, ...json(answers) });
    await named.close();
  });

  test.each([{ q18: 'x' }, { q1: Array(8).fill('x') }, { q1: 'x'.repeat(301) }, { q1: 5 }, {}, [], 'text'])(
    'refuses answers of another shape: %j',
    async (body) => {
      const error = await site.failure(path, { method: 'PUT', session: NIRAN, ...json(body) });
      expect(error.debugInfo).toMatch(/^body/);
    },
  );
});

test('a push token is stored with its time', async () => {
  const view = await site.view('pushTokenView', '/push_token?push_token=tok&lang=rus', { method: 'POST', session: MARA });
  expect(view).toEqual({ token: 'tok', tokenTimeStamp: site.time.now });
});

test('announcements are in the language, newest first, without future ones', async () => {
  await site.addAnnouncement({ title: 'Old', date: NOW - 5 * DAY });
  await site.addAnnouncement({ title: 'New', date: NOW - DAY });
  await site.addAnnouncement({ title: 'Soon', date: NOW + DAY });
  await site.addAnnouncement({ title: 'Nuevo', language: 1 });
  const { serviceAnnouncements } = await site.view('serviceAnnouncementsView', '/web/announcement?lang=eng');
  expect(serviceAnnouncements.map(({ title }) => title)).toEqual(['New', 'Old']);
});

test('questions are in the editor’s order, as announcements without a date', async () => {
  await site.addQuestion({ question: 'Second?', position: 1 });
  await site.addQuestion({ question: 'First?', answer: '<p>Yes.</p>', position: 0 });
  await site.addQuestion({ question: '¿Primero?', language: 1 });
  const { serviceAnnouncements } = await site.view('serviceAnnouncementsView', '/web/faq?lang=eng');
  expect(serviceAnnouncements).toMatchObject([
    { title: 'First?', body: '<p>Yes.</p>', date: 0 },
    { title: 'Second?', date: 0 },
  ]);
  expect((await site.view('serviceAnnouncementsView', '/web/faq?lang=tha')).serviceAnnouncements).toEqual([]);
});

test('a legal page is one announcement with its date, in English where it is not translated', async () => {
  await site.addLegalPage({ key: 'privacy', body: '<p>Ours.</p>', date: NOW - 3 * DAY });
  await site.addLegalPage({ key: 'terms' });
  const ask = (query: string) => site.view('serviceAnnouncementsView', `/web/legal?${query}`);
  expect((await ask('page=privacy&lang=eng')).serviceAnnouncements).toEqual([
    { title: 'eng', body: '<p>Ours.</p>', date: NOW - 3 * DAY, id: 0 },
  ]);
  expect((await ask('page=privacy&lang=tha')).serviceAnnouncements).toMatchObject([{ title: 'eng', body: '<p>Ours.</p>' }]);
  expect((await ask('page=copyright&lang=eng')).serviceAnnouncements).toEqual([]);
});

test('news of a publisher include its name and the link', async () => {
  const publisher = await site.addPublisher({ name: 'Lighthouse' });
  await site.addNews({ publisherId: publisher.id, url: 'https://elsewhere.test/' });
  const view = await site.view('publisherNewsListView', `/publisher_news_list?publisher_id=${publisher.id}&lang=eng`);
  expect(view).toMatchObject({
    publisherId: publisher.id,
    publisherName: 'Lighthouse',
    newsList: [{ publisherName: 'Lighthouse', action: { method: 2, url: 'https://elsewhere.test/' } }],
  });
});
