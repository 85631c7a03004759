import { favorites as favoriteTable, pushTokens } from '../../database/schema';
import { createTestSite, MARA, NIRAN, type TestSite } from '../../testing/createTestSite';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const add = (titleId: number, session: string, more = '') =>
  site.success(`/title_list/bookmark?title_id=${titleId}${more}`, { method: 'PUT', session });

async function favorites(session?: string): Promise<number[]> {
  const { titles } = await site.view('subscribedTitlesView', '/title_list/bookmark', session ? { session } : {});
  return titles.map(({ titleId }) => titleId);
}

test('favorites are stored per reader, newest first, without duplicates', async () => {
  const { title: first } = await site.addSerial(1);
  const { title: second } = await site.addSerial(1);
  await add(first.id, MARA);
  await add(second.id, MARA);
  await add(first.id, MARA);
  expect(await favorites(MARA)).toEqual([second.id, first.id]);
  expect(await favorites(NIRAN)).toEqual([]);
  expect(await favorites()).toEqual([]);
});

test('a favorite is removed, and removing it again is no error', async () => {
  const { title } = await site.addSerial(1);
  const path = `/title_list/bookmark?title_id=${title.id}`;
  await add(title.id, NIRAN);
  await site.success(path, { method: 'DELETE', session: NIRAN });
  await site.success(path, { method: 'DELETE', session: NIRAN });
  expect(await favorites(NIRAN)).toEqual([]);
});

test('a write is answered with the two bytes of an empty success', async () => {
  const { title } = await site.addSerial(1);
  const response = await site.request(`/api/title_list/bookmark?title_id=${title.id}`, {
    method: 'PUT',
    headers: { 'SESSION-TOKEN': MARA },
  });
  expect(Buffer.from(await response.arrayBuffer()).toString('hex')).toBe('0a00');
});

test.each([
  ['no session', undefined],
  ['a session that is not a UUID', 'not-a-uuid'],
  ['a UUID of another version', '11111111-1111-1111-8111-111111111111'],
])('a write with %s is refused', async (_what, session) => {
  const { title } = await site.addSerial(1);
  const error = await site.failure(`/title_list/bookmark?title_id=${title.id}`, {
    method: 'PUT',
    ...(session !== undefined && { session }),
  });
  expect(error.action).toBe(1);
  expect(error.debugInfo).toBe('SESSION-TOKEN: a uuid of version 4 is needed to write');
});

test('reads accept the session cookie, the header takes precedence, and writes need the header', async () => {
  const { title } = await site.addSerial(1);
  const path = `/title_list/bookmark?title_id=${title.id}`;
  await site.success(path, { method: 'PUT', session: MARA });
  const byCookie = async (session?: string) => {
    const init = { headers: { Cookie: `lang=en; session=${MARA}` }, ...(session && { session }) };
    return (await site.view('subscribedTitlesView', '/title_list/bookmark', init)).titles.map(({ titleId }) => titleId);
  };
  expect(await byCookie()).toContain(title.id);
  expect(await byCookie(NIRAN)).toEqual([]);
  for (const method of ['PUT', 'DELETE']) {
    const error = await site.failure(path, { method, headers: { Cookie: `session=${MARA}` } });
    expect(error.debugInfo).toBe('SESSION-TOKEN: a uuid of version 4 is needed to write');
  }
});

test('a read with an invalid session is answered without personal data', async () => {
  expect(await favorites('not-a-uuid')).toEqual([]);
});

test('the session is not stored in plain text', async () => {
  const rows = await site.db.select().from(favoriteTable);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(MARA);
});

test('a push token in the request is stored with its language', async () => {
  const { title } = await site.addSerial(1);
  await add(title.id, MARA, '&push_token=abc123&lang=tha');
  expect(await site.db.select().from(pushTokens)).toMatchObject([{ token: 'abc123', language: 6 }]);
});

test('an unknown title cannot be a favorite', async () => {
  const error = await site.failure('/title_list/bookmark?title_id=404404', { method: 'PUT', session: MARA });
  expect(error.englishPopup!.subject).toBe('Title not found');
});
