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
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });
});

describe('the page that a path leads to', () => {
  it('comes back out of every path that is built, with a slash behind it or none', () => {
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
  ])('%s leads to none that is about one thing', (path) => {
    expect(parsePagePath(path)).toBeUndefined();
  });

  it('is told by the folder alone, where a work is named and not yet its id', () => {
    expect(['titles', 'viewer', 'comments', 'publisher_news'].map(pageOfFolder)).toEqual([
      'title',
      'viewer',
      'comments',
      'publisherNews',
    ]);
    expect(['title', 'constructor', ''].map(pageOfFolder)).toEqual([undefined, undefined, undefined]);
  });
});

describe('an id', () => {
  it('comes back out of its digits', () => {
    fc.assert(fc.property(ids, (id) => expect(parseId(String(id))).toBe(id)));
  });

  test.each(['', '0', '-1', '01', '1.0', '1e3', ' 1', '2147483648', '99999999999', 'x', undefined])('is not %s', (text) => {
    expect(parseId(text)).toBeUndefined();
  });

  it('is whatever is written as one, and nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseId(text);
        if (id !== undefined) expect(String(id)).toBe(text);
      }),
    );
  });
});

describe('the path of a new attempt', () => {
  const files = fc.stringMatching(/^\/[a-z]{1,8}\/[a-z0-9.]{1,12}$/);

  it('is another for each attempt, and the server finds the file by it', () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 999 }), (file, first, second) => {
        expect(withoutRetry(retryPath(file, first))).toBe(file);
        expect(retryPath(retryPath(file, first), second)).toBe(retryPath(file, second));
        expect(retryPath(file, first) === retryPath(file, second)).toBe(first === second);
      }),
    );
  });

  it('is the plain one for the first attempt', () => {
    expect(retryPath('/remotes/a.js', 0)).toBe('/remotes/a.js');
    expect(retryPath('/~r4/remotes/a.js', 0)).toBe('/remotes/a.js');
    expect(retryPath('/remotes/a.js', 2)).toBe('/~r2/remotes/a.js');
  });

  it('takes nothing else for a prefix', () => {
    for (const path of ['/~rx/a.js', '/a/~r1/b.js', '/~r1', '/~r/a.js']) expect(withoutRetry(path)).toBe(path);
  });
});

describe('a part of an address', () => {
  test('is read as the text that was encoded, whatever it was', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => decodeSegment(encodeURIComponent(text)) === text));
  });

  test('that encodes nothing is taken as it stands', () => {
    expect(decodeSegment('100%')).toBe('100%');
  });
});
