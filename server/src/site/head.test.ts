import { Language } from '@komawari/shared-proto';
import type { HeadTag } from '@komawari/shared-state/contract';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';
import { imageName } from '../testing/rows';

let site: PublishingSite;

const PATHS = [
  '/updates',
  '/titles/:id',
  '/comments/:id',
  '/viewer/:id',
  '/publisher_news/:id',
  '/help',
  '/history',
  '/search_result',
];

beforeAll(async () => {
  site = await createPublishingSite();
  const routes = PATHS.map((address) => ({ path: address, page: 'Page', chrome: 'main' }));
  await site.publish('shell', '1.0.0-a');
  await site.publish('mf_one', '1.0.0-a', { document: { routes } });
});
afterAll(() => site.close());
beforeEach(() => void (site.time.now += 10));

async function html(address: string, language = 'en'): Promise<string> {
  return (await site.request(address, { headers: { 'Accept-Language': language } })).text();
}

/** The URLs that a page declares as its translations, by language. */
async function translations(address: string): Promise<Record<string, string>> {
  const tags = (await html(address)).matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)" data-head>/g);
  return Object.fromEntries([...tags].map(([, language, href]) => [language, href]));
}

async function canonical(address: string): Promise<string | undefined> {
  return /<link rel="canonical" href="([^"]*)"/.exec(await html(address))?.[1];
}

async function structuredData(address: string): Promise<Record<string, unknown>[]> {
  const blocks = (await html(address)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>);
}

describe('the pages of the site', () => {
  test('have a name and a description of their own, in the language of the reader', async () => {
    expect(await html('/help', 'ru')).toContain('<title>Помощь и частые вопросы | Komawari</title>');
    expect(await html('/help', 'ru')).toContain('<meta name="description" content="Ответы на вопросы читателей');
    expect(await html('/history')).toContain('<title>History | Komawari</title>');
  });

  test('that are nobody’s are called so', async () => {
    for (const [language, name] of [
      ['en', 'Page Not Found'],
      ['ru', 'Страница не найдена'],
    ] as const) {
      expect(await html('/no/such/page', language)).toContain(`<title>${name} | Komawari</title>`);
    }
  });

  test('have one address, whichever of its names leads to Home', async () => {
    for (const address of ['/', '/main', '/updates', '/updates/']) {
      expect(await canonical(address)).toBe('http://reader.test/updates');
    }
  });

  test('have an address in each language, which search engines are told of', async () => {
    const named = await translations('/help');
    expect(Object.keys(named)).toEqual(['en', 'es', 'fr', 'id', 'pt-BR', 'ru', 'th', 'x-default']);
    expect(named['pt-BR']).toBe('http://reader.test/help?lang=pt');
    expect(named['x-default']).toBe('http://reader.test/help');
    expect(await html('/help?lang=th')).toContain('<html lang="th"');
    expect(await canonical('/help?lang=th')).toBe('http://reader.test/help?lang=th');
    expect(await html('/help?lang=klingon', 'es')).toContain('<html lang="es"');
  });

  test.each(['/history', '/search_result?keyword=x'])('%s belongs to its reader, and is not indexed', async (address) => {
    const page = await html(address);
    expect(page).toContain('<meta name="robots" content="noindex" data-head>');
    expect(page).not.toContain('hreflang');
  });

  test('name the mark and the manifest before any script has run', async () => {
    const page = await html('/help');
    const icon = /<link rel="icon" [^>]*href="([^"]*)">/.exec(page)?.[1] ?? '';
    expect((await site.request(icon)).status).toBe(200);
    const manifest = await site.request(/<link rel="manifest" href="([^"]*)">/.exec(page)?.[1] ?? '');
    expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: 'Komawari', start_url: '/updates' });
  });
});

describe('a title', () => {
  test('names its siblings in other languages, as far as something of them has come', async () => {
    const work = await site.addWork();
    const { title } = await site.addSerial(1, { workId: work.id });
    const spanish = await site.addSerial(1, { workId: work.id, language: Language.SPANISH });
    await site.addTitle({ workId: work.id, language: Language.THAI });
    expect(await translations(`/titles/${title.id}`)).toEqual({
      en: `http://reader.test/titles/${title.id}`,
      es: `http://reader.test/titles/${spanish.title.id}`,
    });
  });

  test('is a book with a picture of known size to messengers', async () => {
    const { title } = await site.addSerial(1, { name: 'Rain', language: Language.PORTUGUESE_BR });
    const page = await html(`/titles/${title.id}`, 'pt');
    for (const [property, content] of [
      ['og:type', 'book'],
      ['og:locale', 'pt_BR'],
      ['og:image:width', '960'],
      ['og:image:height', '540'],
      ['og:image:alt', 'Rain'],
    ]) {
      expect(page).toContain(`<meta property="${property}" content="${content}" data-head>`);
    }
  });

  test('is a series of comics to search engines, with the way to it', async () => {
    const { title } = await site.addSerial(1, { name: '</script><b>Rain', author: 'Aiko' });
    expect(await structuredData(`/titles/${title.id}`)).toMatchObject([
      { '@type': 'ComicSeries', name: '</script><b>Rain', author: { name: 'Aiko' }, inLanguage: 'en' },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Updates' }, { name: 'All – Manga List' }, { position: 3 }] },
    ]);
  });

  test('that there is not, or of which nothing has come, is a page that is not found', async () => {
    const { id } = await site.addTitle();
    site.time.now += 10;
    for (const address of ['/titles/999999', `/titles/${id}`]) {
      expect((await site.request(address)).status).toBe(404);
      expect(await html(address, 'ru')).toContain('<title>Тайтл не найден | Komawari</title>');
    }
  });
});

test('a chapter that there is not is called what its page says, and its comments what the error page says', async () => {
  expect((await site.request('/viewer/999999')).status).toBe(404);
  expect(await html('/viewer/999999', 'ru')).toContain('<title>Эту главу нельзя открыть | Komawari</title>');
  expect(await html('/comments/999999', 'ru')).toContain('<title>Глава не найдена | Komawari</title>');
});

test.each([
  ['/titles/abc', 'Page Not Found'],
  ['/titles/07/', 'Page Not Found'],
  ['/comments/1.', 'Page Not Found'],
  ['/publisher_news/-1', 'Page Not Found'],
  ['/viewer/abc', 'This chapter cannot be opened'],
  ['/Titles/999999', 'Title not found'],
])('%s names nothing, and is neither found nor indexed', async (address, name) => {
  expect((await site.request(address)).status).toBe(404);
  const page = await html(address);
  expect(page).toContain(`<title>${name} | Komawari</title>`);
  expect(page).toContain('<meta name="robots" content="noindex" data-head>');
  expect(page).not.toContain('rel="canonical"');
});

test('a title has one address, whichever way it is written', async () => {
  const { title } = await site.addSerial(1);
  expect(await canonical(`/TITLES/${title.id}/`)).toBe(`http://reader.test/titles/${title.id}`);
});

test('a chapter is an issue of its series, and its comments name both', async () => {
  const { title, chapters } = await site.addSerial(2, { name: 'Rain' });
  const { id } = chapters[1]!;
  expect(await html(`/comments/${id}`)).toContain('<title>Comments on #002 (Rain) | Komawari</title>');
  expect(await canonical(`/comments/${id}/`)).toBe(`http://reader.test/comments/${id}`);
  expect(await structuredData(`/viewer/${id}`)).toMatchObject([
    { '@type': 'ComicIssue', issueNumber: 2, isPartOf: { name: 'Rain', url: `http://reader.test/titles/${title.id}` } },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: '#002' }] },
  ]);
});

test('news of a publisher bear its name and banner; a publisher that there is not is not found', async () => {
  const { id } = await site.addPublisher({ name: 'Harbor Press', bannerImage: imageName('press') });
  const page = await html(`/publisher_news/${id}`, 'fr');
  expect(page).toContain('Harbor Press | Komawari</title>');
  expect(page).toContain(`content="http://reader.test/images/${imageName('press')}"`);
  expect((await site.request('/publisher_news/999999')).status).toBe(404);
});

describe('what search engines ask for', () => {
  test('robots.txt names the sitemap, and keeps them off the API', async () => {
    const robots = await (await site.request('/robots.txt')).text();
    expect(robots).toContain('Disallow: /api/\n');
    expect(robots).toContain('Sitemap: http://reader.test/sitemap.xml\n');
  });

  test('the sitemap has the pages in each language and every title with its siblings, and nothing of a reader', async () => {
    const work = await site.addWork();
    const { title } = await site.addSerial(1, { workId: work.id });
    const thai = await site.addSerial(1, { workId: work.id, language: Language.THAI });
    site.time.now += 10;
    const response = await site.request('/sitemap.xml');
    expect(response.headers.get('Content-Type')).toMatch(/^application\/xml/);
    const xml = await response.text();
    const entry = xml.split('\n').find((line) => line.includes(`<loc>http://reader.test/titles/${title.id}</loc>`));
    expect(entry).toContain(`hreflang="th" href="http://reader.test/titles/${thai.title.id}"`);
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(xml).toContain('<loc>http://reader.test/help?lang=ru</loc>');
    expect(xml).not.toMatch(/history|search_result|favorited|feedback|legal/);
  });
});

describe('the head of a page to which the shell goes on', () => {
  async function head(address: string, lang = 'en'): Promise<Record<string, string>> {
    const response = await site.request(`/head.json?${new URLSearchParams({ path: address, lang }).toString()}`);
    const tags = (await response.json()) as HeadTag[];
    return Object.fromEntries(
      tags.map(({ attributes: { name, property, rel, hreflang, content, href } }) => [
        name ?? property ?? hreflang ?? rel ?? '',
        content ?? href ?? '',
      ]),
    );
  }

  test('is that of its HTML, in the language of the reader', async () => {
    const { title } = await site.addSerial(1, { name: 'Rain', overview: 'It rains.' });
    site.time.now += 10;
    expect(await head(`/titles/${title.id}`)).toMatchObject({
      description: 'It rains.',
      canonical: `http://reader.test/titles/${title.id}`,
      'og:title': 'Rain – Aiko Marlowe | Komawari',
      'og:url': `http://reader.test/titles/${title.id}`,
    });
    expect(await head('/', 'th')).toMatchObject({ canonical: 'http://reader.test/updates', 'og:locale': 'th_TH' });
  });

  test('says of an unknown page that it is not to be indexed', async () => {
    expect(await head('/titles/999999')).toMatchObject({ robots: 'noindex' });
  });
});
