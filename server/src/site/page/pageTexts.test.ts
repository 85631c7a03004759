import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Locale } from '@komawari/shared-domain';
import { namedPage, pageTexts } from './pageTexts';
import { NAMED_PAGES } from './texts/PageTexts';

const ROOT = path.resolve(__dirname, '../../../..');

/** The messages from which each page takes its name in the browser. The tabs of the manga list put their own name first. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '/updates': ['mf-catalog', 'catalog.updates.title'],
  '/featured': ['mf-catalog', 'catalog.featured.title'],
  '/manga_list/all': ['mf-catalog', 'catalog.mangaList.all', 'catalog.mangaList.title'],
  '/manga_list/hot': ['mf-catalog', 'catalog.mangaList.hot', 'catalog.mangaList.title'],
  '/manga_list/updated': ['mf-catalog', 'catalog.mangaList.updated', 'catalog.mangaList.title'],
  '/favorited': ['mf-catalog', 'catalog.favorited.title'],
  '/history': ['mf-catalog', 'catalog.history.title'],
  '/calendar': ['mf-catalog', 'catalog.calendar.title'],
  '/search_result': ['mf-catalog', 'catalog.search.title'],
  '/announcement': ['mf-engagement', 'engagement.announcement.title'],
  '/help': ['mf-engagement', 'engagement.faq.title'],
  '/feedback': ['mf-engagement', 'engagement.feedback.title'],
  '/legal/privacy': ['mf-engagement', 'engagement.legal.privacy'],
  '/legal/terms': ['mf-engagement', 'engagement.legal.terms'],
  '/legal/copyright': ['mf-engagement', 'engagement.legal.copyright'],
  '/about_us': ['shell', 'shell.aboutUs.title'],
  '/error': ['shell', 'shell.errors.notFoundTitle'],
  '/maintenance': ['shell', 'shell.errors.maintenanceTitle'],
  '/blocking': ['shell', 'shell.errors.blockedTitle'],
  unreadable: ['mf-viewer', 'viewer.error.unavailable'],
  comments: ['mf-comments', 'comments.pageName'],
  news: ['mf-catalog', 'catalog.publisherNews.title'],
};

function textsOf(folder: string, locale: Locale): Record<string, string> {
  const file = path.join(ROOT, folder, 'src/locales', `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

describe.each(LANGUAGES)('page texts in $nativeName', (language) => {
  const { pages, errors, unreadable, survey, comments, news } = pageTexts(language);
  const named = Object.fromEntries(Object.entries(pages).map(([page, { name }]) => [page, name]));

  test.each(Object.entries(NAMES))('%s has the same name as in the browser', (page, [folder = '', ...ids]) => {
    const texts = textsOf(folder, language.locale);
    expect({ ...named, ...errors, unreadable, comments, news }).toHaveProperty([page], ids.map((id) => texts[id]).join(' – '));
  });

  test('the survey has its title in the language of its questions', () => {
    const spoken = language.locale === 'es' ? 'es' : 'en';
    expect(survey).toBe(textsOf('mf-engagement', spoken)['engagement.survey.title']);
  });

  test('have unique descriptions of at most 160 characters', () => {
    const descriptions = NAMED_PAGES.map((page) => pages[page].description);
    expect(new Set(descriptions).size).toBe(NAMED_PAGES.length);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
  });
});

test.each([
  ['/updates', '/updates'],
  ['/Updates/', '/updates'],
  ['/manga_list', '/manga_list/all'],
  ['/titles/7', undefined],
])('%s is the named page %p', (pathname, page) => {
  expect(namedPage(pathname)).toBe(page);
});
