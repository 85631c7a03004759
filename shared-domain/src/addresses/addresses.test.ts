import fc from 'fast-check';
import { decodeSegment } from './decodeSegment';
import { MAX_ID, parseId } from './parseId';
import { pageOfFolder, parsePagePath } from './parsePagePath';
import * as paths from './paths';
import { retryPath, withoutRetry } from './retryPath';

const ids = fc.integer({ min: 1, max: MAX_ID });

describe('paths', () => {
  test.each([
    [paths.updates(), '/updates'],
    [paths.featured(), '/featured'],
    [paths.calendar(), '/calendar'],
    [paths.mangaList(), '/manga_list/all'],
    [paths.mangaList('hot'), '/manga_list/hot'],
    [paths.mangaLists(), '/manga_list'],
    [paths.titles(), '/titles'],
    [paths.favorited(), '/favorited'],
    [paths.history(), '/history'],
    [paths.search(), '/search_result'],
    [paths.search('กา & b'), '/search_result?keyword=%E0%B8%81%E0%B8%B2%20%26%20b'],
    [paths.title(5), '/titles/5'],
    [paths.viewer(5), '/viewer/5'],
    [paths.viewer(5, 3), '/viewer/5?p=3'],
    [paths.comments(5), '/comments/5'],
    [paths.publisherNews(5), '/publisher_news/5'],
    [paths.announcement(), '/announcement'],
    [paths.help(), '/help'],
    [paths.feedback(), '/feedback'],
    [paths.aboutUs(), '/about_us'],
    [paths.maintenance(), '/maintenance'],
    [paths.blocking(), '/blocking'],
    [paths.error(), '/error'],
    [paths.languageFeeds('th').atom, '/feeds/th/chapters.atom'],
    [paths.languageFeeds('th').calendar, '/feeds/th/calendar.ics'],
    [paths.titleFeeds(5).atom, '/feeds/titles/5/chapters.atom'],
    [paths.titleFeeds(5).calendar, '/feeds/titles/5/calendar.ics'],
  ])('build %s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('parsePagePath', () => {
  it('parses every path that is built, with or without a trailing slash', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom('', '/'), (id, slash) => {
        expect(parsePagePath(paths.title(id) + slash)).toEqual({ page: 'title', id });
        expect(parsePagePath(paths.viewer(id) + slash)).toEqual({ page: 'viewer', id });
        expect(parsePagePath(paths.comments(id) + slash)).toEqual({ page: 'comments', id });
        expect(parsePagePath(paths.publisherNews(id) + slash)).toEqual({ page: 'publisherNews', id });
      }),
    );
  });

  test.each([
    '/',
    '/updates',
    '/titles',
    '/titles/',
    '/titles/x',
    '/titles/0',
    '/titles/07',
    '/titles/5/more',
    '/nowhere/5',
    '/constructor/5',
    'titles/5',
  ])('returns undefined for %s', (path) => {
    expect(parsePagePath(path)).toBeUndefined();
  });

  it('pageOfFolder names the page of a folder', () => {
    expect(['titles', 'viewer', 'comments', 'publisher_news'].map(pageOfFolder)).toEqual([
      'title',
      'viewer',
      'comments',
      'publisherNews',
    ]);
    expect(['title', 'constructor', ''].map(pageOfFolder)).toEqual([undefined, undefined, undefined]);
  });
});

describe('parseId', () => {
  it('parses the digits of an ID', () => {
    fc.assert(fc.property(ids, (id) => expect(parseId(String(id))).toBe(id)));
  });

  test.each(['', '0', '-1', '01', '1.0', '1e3', ' 1', '2147483648', '99999999999', 'x', undefined])('rejects %s', (text) => {
    expect(parseId(text)).toBeUndefined();
  });

  it('accepts only the canonical form', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseId(text);
        if (id !== undefined) expect(String(id)).toBe(text);
      }),
    );
  });
});

describe('retryPath', () => {
  const files = fc.stringMatching(/^\/[a-z]{1,8}\/[a-z0-9.]{1,12}$/);

  it('differs for each attempt, and withoutRetry restores the path', () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (file, first, second) => {
        expect(withoutRetry(retryPath(file, first))).toBe(file);
        expect(retryPath(retryPath(file, first), second)).toBe(retryPath(file, second));
        expect(retryPath(file, first) === retryPath(file, second)).toBe(first === second);
      }),
    );
  });

  it('is the plain path for attempt 0', () => {
    expect(retryPath('/remotes/a.js', 0)).toBe('/remotes/a.js');
    expect(retryPath('/~r4/remotes/a.js', 0)).toBe('/remotes/a.js');
    expect(retryPath('/remotes/a.js', 2)).toBe('/~r2/remotes/a.js');
  });

  it('withoutRetry leaves similar paths unchanged', () => {
    for (const path of ['/~rx/a.js', '/a/~r1/b.js', '/~r1', '/~r/a.js']) expect(withoutRetry(path)).toBe(path);
  });
});

describe('decodeSegment', () => {
  test('decodes any encoded text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeSegment(encodeURIComponent(text)) === text));
  });

  test('returns invalid encodings unchanged', () => {
    expect(decodeSegment('100%')).toBe('100%');
  });
});
