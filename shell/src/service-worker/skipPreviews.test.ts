import { skipPreviews } from './skipPreviews';

/** The object has only the part of a response that the code under test uses. jsdom has no `Response`. */
function answer(headers: Record<string, string>): Response {
  return { headers: new Headers(headers) } as Response;
}

test('a live response is cached, and a preview response is not', async () => {
  const today = answer({ 'Content-Type': 'application/x-protobuf' });
  expect(await skipPreviews.cacheWillUpdate({ response: today })).toBe(today);
  expect(await skipPreviews.cacheWillUpdate({ response: answer({ 'Komawari-Preview': '1795770000' }) })).toBeNull();
});
