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

const WEBVIEW_PATHS = [
  '/webview/announcement/:language',
  '/webview/faq/:language',
  '/webview/questionnaire/:lang/:questionnaire_key',
];

beforeAll(async () => {
  site = await createPublishingSite();
  const routes = [
    ...PATHS.map((address) => ({ path: address, page: 'Page', chrome: 'main' })),
    ...WEBVIEW_PATHS.map((address) => ({ path: address, page: 'Page', chrome: 'webview' })),
  ];
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

describe('pages of the site', () => {
  test('have a title and description in the reader’s language', async () => {
    expect(await html('/help', 'ru')).toContain('<title>Помощь и частые вопросы | Komawari</title>');
    expect(await html('/help', 'ru')).toContain('<meta name="description" content="Ответы на вопросы читателей');
    expect(await html('/history')).toContain('<title>History | Komawari</title>');
  });

  test('are called "Page Not Found" if they are unknown', async () => {
    for (const [language, name] of [
      ['en', 'Page Not Found'],
      ['ru', 'Страница не найдена'],
    ] as const) {
      expect(await html('/no/such/page', language)).toContain(`<title>${name} | Komawari</title>`);
    }
  });

  test.each([
    ['/webview/announcement/rus', 'Новости и события'],
    ['/webview/FAQ/tha/', 'ความช่วยเหลือและคำถามที่พบบ่อย'],
    ['/webview/questionnaire/esp/spring?os=ios', 'Encuesta para lectores'],
    // A survey without questions in the reader's language is all in English.
    ['/webview/questionnaire/tha/spring', 'Reader survey'],
  ])('of the webview %s have a title in the language of their address', async (address, name) => {
    expect(await html(address, 'fr')).toContain(`<title>${name} | Komawari</title>`);
  });

  test('have one canonical address for all names of Home', async () => {
    for (const address of ['/', '/main', '/updates', '/updates/']) {
      expect(await canonical(address)).toBe('http://reader.test/updates');
    }
  });

  test('have an alternate address in each language', async () => {
    const named = await translations('/help');
    expect(Object.keys(named)).toEqual(['en', 'es', 'fr', 'id', 'pt-BR', 'ru', 'th', 'x-default']);
    expect(named['pt-BR']).toBe('http://reader.test/help?lang=pt');
    expect(named['x-default']).toBe('http://reader.test/help');
    expect(await html('/help?lang=th')).toContain('<html lang="th"');
    expect(await canonical('/help?lang=th')).toBe('http://reader.test/help?lang=th');
    expect(await html('/help?lang=klingon', 'es')).toContain('<html lang="es"');
  });

  test.each(['/history', '/search_result?keyword=x'])('%s is personal and not indexed', async (address) => {
    const page = await html(address);
    expect(page).toContain('<meta name="robots" content="noindex" data-head>');
    expect(page).not.toContain('hreflang');
  });

  test('link to icon and manifest in their HTML', async () => {
    const page = await html('/help');
    const icon = /<link rel="icon" [^>]*href="([^"]*)">/.exec(page)?.[1] ?? '';
    expect((await site.request(icon)).status).toBe(200);
    const manifest = await site.request(/<link rel="manifest" href="([^"]*)">/.exec(page)?.[1] ?? '');
    expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ name: 'Komawari', start_url: '/updates' });
  });
});

describe('title page', () => {
  test('links to its published siblings in other languages', async () => {
    const work = await site.addWork();
    const { title } = await site.addSerial(1, { workId: work.id });
    const spanish = await site.addSerial(1, { workId: work.id, language: Language.SPANISH });
    await site.addTitle({ workId: work.id, language: Language.THAI });
    expect(await translations(`/titles/${title.id}`)).toEqual({
      en: `http://reader.test/titles/${title.id}`,
      es: `http://reader.test/titles/${spanish.title.id}`,
    });
  });

  test('has Open Graph data of a book, with the size of its image', async () => {
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

  test('has structured data of a comic series and a breadcrumb list', async () => {
    const { title } = await site.addSerial(1, { name: '</script><b>Rain', author: 'Aiko' });
    expect(await structuredData(`/titles/${title.id}`)).toMatchObject([
      { '@type': 'ComicSeries', name: '</script><b>Rain', author: { name: 'Aiko' }, inLanguage: 'en' },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Updates' }, { name: 'All – Manga List' }, { position: 3 }] },
    ]);
  });

  test('is 404 for a title that is unknown or has no published chapter', async () => {
    const { id } = await site.addTitle();
    site.time.now += 10;
    for (const address of ['/titles/999999', `/titles/${id}`]) {
      expect((await site.request(address)).status).toBe(404);
      expect(await html(address, 'ru')).toContain('<title>Тайтл не найден | Komawari</title>');
    }
  });
});

test('an unknown chapter is titled like its page, and its comments like the error page', async () => {
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
])('%s is answered with 404 and noindex', async (address, name) => {
  expect((await site.request(address)).status).toBe(404);
  const page = await html(address);
  expect(page).toContain(`<title>${name} | Komawari</title>`);
  expect(page).toContain('<meta name="robots" content="noindex" data-head>');
  expect(page).not.toContain('rel="canonical"');
});

test('a title has one canonical address, however it is written', async () => {
  const { title } = await site.addSerial(1);
  expect(await canonical(`/TITLES/${title.id}/`)).toBe(`http://reader.test/titles/${title.id}`);
});

test('a chapter has structured data of an issue, and its comments name chapter and title', async () => {
  const { title, chapters } = await site.addSerial(2, { name: 'Rain' });
  const { id } = chapters[1]!;
  expect(await html(`/comments/${id}`)).toContain('<title>Comments on #002 (Rain) | Komawari</title>');
  expect(await canonical(`/comments/${id}/`)).toBe(`http://reader.test/comments/${id}`);
  expect(await structuredData(`/viewer/${id}`)).toMatchObject([
    { '@type': 'ComicIssue', issueNumber: 2, isPartOf: { name: 'Rain', url: `http://reader.test/titles/${title.id}` } },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: '#002' }] },
  ]);
});

test('publisher news have the publisher’s name and banner, and an unknown publisher is 404', async () => {
  const { id } = await site.addPublisher({ name: 'Harbor Press', bannerImage: imageName('press') });
  const page = await html(`/publisher_news/${id}`, 'fr');
  expect(page).toContain('Harbor Press | Komawari</title>');
  expect(page).toContain(`content="http://reader.test/images/${imageName('press')}"`);
  expect((await site.request('/publisher_news/999999')).status).toBe(404);
});

describe('for search engines', () => {
  test('robots.txt names the sitemap and disallows the API', async () => {
    const robots = await (await site.request('/robots.txt')).text();
    expect(robots).toContain('Disallow: /api/\n');
    expect(robots).toContain('Sitemap: http://reader.test/sitemap.xml\n');
  });

  test('the sitemap has public pages in each language, and titles with their siblings', async () => {
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

describe('head.json', () => {
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

  test('has the same tags as the page’s HTML, in the reader’s language', async () => {
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

  test('marks an unknown page as noindex', async () => {
    expect(await head('/titles/999999')).toMatchObject({ robots: 'noindex' });
  });
});
