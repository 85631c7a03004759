import { ofToday } from './ofToday';

/** As much of an answer as is looked at: jsdom has none. */
function answer(headers: Record<string, string>): Response {
  return { headers: new Headers(headers) } as Response;
}

test('an answer of today is kept, and one of another day is not', async () => {
  const today = answer({ 'Content-Type': 'application/x-protobuf' });
  expect(await ofToday.cacheWillUpdate({ response: today })).toBe(today);
  expect(await ofToday.cacheWillUpdate({ response: answer({ 'Komawari-Preview': '1795770000' }) })).toBeNull();
});
