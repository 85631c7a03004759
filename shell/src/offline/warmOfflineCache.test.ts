import { getSessionId } from '@komawari/shared-state';
import { warmOfflineCache } from './warmOfflineCache';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const addressed = (path: string) => new URL(path, location.origin).href;

/** What is requested again after the page requested `asked` (`by` is the initiator type) and shows the pictures `shown`. */
function askedAgain(asked: readonly (readonly [path: string, by: string])[], shown: readonly string[] = []) {
  const questions: unknown[] = [];
  globalThis.fetch = (...args) => {
    questions.push(args);
    return Promise.reject(new Error('no network'));
  };
  const pictures: string[] = [];
  const document = {
    createElement: () => ({
      set src(url: string) {
        pictures.push(url);
      },
    }),
    images: shown.map((path) => ({ currentSrc: addressed(path) })),
  };
  const entries = asked.map(([path, initiatorType]) => ({ name: addressed(path), initiatorType }));
  warmOfflineCache(document as unknown as Document, { getEntriesByType: () => entries as unknown as PerformanceEntryList });
  return { questions, pictures };
}

test('API queries are requested once more with the session; chapters, files and other origins are not', () => {
  const { questions, pictures } = askedAgain([
    ['/api/web/web_homeV4?lang=eng', 'link'],
    ['/api/web/web_homeV4?lang=eng', 'fetch'],
    ['/api/manga_viewer?chapter_id=1', 'fetch'],
    ['/shell/1/shell.js', 'script'],
    ['https://elsewhere.test/api/x', 'fetch'],
  ]);
  expect(questions).toEqual([[addressed('/api/web/web_homeV4?lang=eng'), { headers: { 'SESSION-TOKEN': getSessionId() } }]]);
  expect(pictures).toEqual([]);
});

test('displayed pictures are loaded again', () => {
  const { pictures } = askedAgain(
    [
      ['/images/cover.webp', 'img'],
      ['/images/background.webp', 'css'],
      ['/images/preloaded.webp', 'link'],
    ],
    ['/images/preloaded.webp'],
  );
  expect(pictures).toEqual(['/images/cover.webp', '/images/background.webp', '/images/preloaded.webp'].map(addressed));
});

test('pictures of comic pages are not loaded again, whether preloaded or not', () => {
  const { pictures, questions } = askedAgain(
    [
      ['/images/1.webp', 'link'],
      ['/images/2.webp', 'fetch'],
    ],
    ['/images/cover.webp'],
  );
  expect([...pictures, ...questions]).toEqual([]);
});
