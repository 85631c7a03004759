import { getSessionId } from '@komawari/shared-state';
import { showAgain } from './showAgain';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('what the first page asked for is asked for again: pictures as pictures, questions as this reader', () => {
  const asked: unknown[] = [];
  globalThis.fetch = (...args) => {
    asked.push(args);
    return Promise.reject(new Error('no network'));
  };
  const drawn: string[] = [];
  const document = {
    createElement: () => ({
      set src(url: string) {
        drawn.push(url);
      },
    }),
  };
  const names = [
    '/api/web/web_homeV4?lang=eng',
    '/api/web/web_homeV4?lang=eng',
    '/api/manga_viewer?chapter_id=1',
    '/images/a.webp',
    '/shell/1/shell.js',
    'https://elsewhere.test/api/x',
  ].map((path) => new URL(path, location.origin).href);
  const performance = { getEntriesByType: () => names.map((name) => ({ name })) };
  showAgain(document as unknown as Document, performance as unknown as Performance);
  expect(drawn).toEqual(['http://localhost/images/a.webp']);
  expect(asked).toEqual([['http://localhost/api/web/web_homeV4?lang=eng', { headers: { 'SESSION-TOKEN': getSessionId() } }]]);
});
