// The glossaries in docs/glossary, held against every text that a reader can see (docs/glossary/README.md).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { BUILT_FOLDERS } from '../remotes.mjs';
import { ROOT } from '../workspace.mjs';

const LOCALES = ['en', 'es', 'fr', 'id', 'pt', 'ru', 'th'];

/** One page has one name everywhere: in navigation and menu, in links to it, as heading and in the tab. */
const PAGE_NAMES = {
  '/updates': ['shell.navigation.updates', 'catalog.updates.title'],
  '/featured': ['shell.navigation.featured', 'catalog.featured.title'],
  '/manga_list': ['shell.navigation.mangaList', 'catalog.mangaList.title'],
  '/favorited': ['shell.navigation.favorited', 'catalog.favorited.title'],
  '/history': ['catalog.history.title', 'catalog.favorited.history', 'shell.menu.history'],
  '/calendar': ['catalog.calendar.title', 'catalog.favorited.calendar', 'shell.menu.calendar'],
  '/search_result': ['shell.header.search', 'catalog.search.title'],
  '/announcement': ['shell.menu.news', 'engagement.announcement.title'],
  '/feedback': ['shell.menu.feedback', 'engagement.feedback.title'],
  '/about_us': ['shell.navigation.aboutUs', 'shell.aboutUs.title'],
  '/comments': ['comments.title', 'viewer.keys.openComments'],
  help: ['shell.menu.faq', 'engagement.faq.title'],
  '/legal/privacy': ['shell.menu.privacy', 'engagement.legal.privacy'],
  '/legal/terms': ['shell.menu.terms', 'engagement.legal.terms'],
  '/legal/copyright': ['shell.menu.copyrights', 'engagement.legal.copyright'],
};

const FOLDERS = BUILT_FOLDERS.filter((folder) => existsSync(join(ROOT, folder, 'src/locales')));

function readJson(...path) {
  return JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));
}

/** What our own publisher says of itself is no message of a package, and is read all the same. */
function aboutTexts(locale) {
  const { about } = parse(readFileSync(join(ROOT, 'server/brand/brand.yaml'), 'utf8'));
  return Object.fromEntries(about[locale].map((text, index) => [`brand.about.${index}`, text]));
}

/** With `#` for values such as `{chapter}`, and without the syntax of choices, which no reader sees. */
function wordsOf(text) {
  return text
    .replace(/\{\w+(, number(, ::\w+)?)?\}/g, '#')
    .replace(/\{\w+, (plural|select),/g, '')
    .trim();
}

/** A word of a glossary as a pattern: whole words, in any case; `*` is any letters. Needed because `\b` knows no accents. */
function patternOf(word) {
  return new RegExp(`(?<!\\p{L})${word.replaceAll('*', '\\p{L}*')}(?!\\p{L})`, 'iu');
}

describe.each(LOCALES)('the messages in %s', (locale) => {
  const texts = Object.assign(
    {},
    aboutTexts(locale),
    ...FOLDERS.map((folder) => readJson(folder, 'src/locales', `${locale}.json`)),
  );
  const { terms, quotes, address } = readJson('docs/glossary', `${locale}.json`);
  const entries = Object.entries(texts).map(([id, text]) => [id, wordsOf(text)]);
  const offenders = (pattern, except = []) =>
    entries.filter(([id, text]) => pattern.test(text) && !except.includes(id)).map(([id, text]) => `${id}: ${text}`);

  test.each(terms)('say "$say" for $idea', ({ say, never, except }) => {
    expect(entries.some(([, text]) => text.toLowerCase().includes(say.toLowerCase()))).toBe(true);
    expect(never.flatMap((word) => offenders(patternOf(word), except))).toEqual([]);
  });

  test('have only exceptions that are needed', () => {
    const needless = terms.flatMap(({ never, except = [] }) =>
      except.filter((id) => !never.some((word) => patternOf(word).test(texts[id] ?? ''))),
    );
    expect(needless).toEqual([]);
  });

  test('address the reader in one form', () => {
    const formal = new RegExp(`(?<!\\p{L})${address}`, 'iu');
    expect(locale === 'th' ? texts['comments.comment.mine'] : wordsOf(Object.values(texts).join(' '))).toMatch(formal);
  });

  test('use the quotation marks and the spacing of the language', () => {
    const others = [...'“”«»„"'].filter((mark) => !quotes.includes(mark)).join('');
    expect(offenders(new RegExp(`[${others}]`, 'u'))).toEqual([]);
    expect(offenders(/'|\.\.\./u)).toEqual([]);
    expect(Object.entries(texts).filter(([, text]) => / {2}|^\s|\s$/u.test(text))).toEqual([]);
  });

  if (locale === 'fr') {
    test('have a narrow no-break space before ; : ! ? and inside « »', () => {
      expect(offenders(/[^\u202f][;:!?»]|«[^\u202f]/u)).toEqual([]);
    });
  }

  test.each(Object.entries(PAGE_NAMES))('give %s one name', (_page, ids) => {
    const names = new Set(ids.map((id) => texts[id]));
    expect([...names]).toHaveLength(1);
    expect([...names][0]).toBeTruthy();
  });
});
