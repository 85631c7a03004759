import { decodeResponse } from '@komawari/shared-proto';
import { callsOf, FAULTS, faultOfAddress, faultyFetch, statesOf } from './faults';

const server: typeof fetch = () => Promise.resolve(new Response('the real answer'));

const at = (address: string) => faultOfAddress(new URL(address, 'http://localhost'));

async function textOf(response: Promise<Response>) {
  return (await response).text();
}

test('a URL without a fault, or with an unknown one, selects none', () => {
  expect(at('/announcement')).toBeUndefined();
  expect(at('/announcement?fault=constructor')).toBeUndefined();
  expect(at('/feedback?fault=empty')).toBeUndefined();
});

test('the first call fails, and the next one reaches the server', async () => {
  const ask = faultyFetch(server, at('/announcement?fault=offline')!);
  await expect(ask('/api/web/announcement')).rejects.toThrow(TypeError);
  expect(await textOf(ask('/api/web/announcement'))).toBe('the real answer');
});

test('a lasting fault stays, and does not affect requests outside of the API', async () => {
  const ask = faultyFetch(server, at('/announcement?fault=http500&always')!);
  expect((await ask('/api/web/announcement')).status).toBe(500);
  expect((await ask('/api/web/announcement')).status).toBe(500);
  expect(await textOf(ask('/images/cover.webp'))).toBe('the real answer');
});

test('a sending fault lets reads through', async () => {
  const ask = faultyFetch(server, at('/webview/questionnaire/en/x?fault=http500&sending')!);
  expect(await textOf(ask('/api/questionnaire'))).toBe('the real answer');
  expect((await ask('/api/questionnaire', { method: 'PUT' })).status).toBe(500);
});

test('callsOf says which calls of a page can fail', () => {
  expect(callsOf('/feedback')).toEqual({ loads: false, sends: true });
  expect(callsOf('/announcement')).toEqual({ loads: true, sends: false });
  expect(callsOf('/comments/:chapterId')).toEqual({ loads: true, sends: true });
});

test.each([
  ['error', 0],
  ['unauthorized', 1],
  ['maintenance', 2],
  ['blocked', 3],
])('the fault "%s" is the error action %i of the wire', async (name, action) => {
  const response = await FAULTS[name]!(() => server(''));
  expect(decodeResponse(new Uint8Array(await response.arrayBuffer()))).toMatchObject({ kind: 'error', action });
});

test('a truncated response is the first half of the real one', async () => {
  expect(await textOf(FAULTS.truncated!(() => server('')))).toBe('the rea');
});

test.each(['/comments/7', '/announcement', '/webview/faq/th', '/webview/questionnaire/en/x'])(
  '%s has states of its own, which can be decoded',
  async (path) => {
    for (const state of Object.values(statesOf(path))) {
      const response = await state(() => server(''));
      expect(decodeResponse(new Uint8Array(await response.arrayBuffer())).kind).toBe('success');
    }
    expect(Object.keys(statesOf(path)).length).toBeGreaterThan(0);
  },
);
