import type { Language } from '@komawari/shared-proto';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { DAY, NOW } from '../../testing/rows';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

async function workIn(languages: Language[], name: string, viewCount = 0) {
  const work = await site.addWork();
  return Promise.all(
    languages.map(async (language) => {
      const { title } = await site.addSerial(1, { workId: work.id, language, name: `${name} ${language}`, viewCount });
      return title;
    }),
  );
}

describe('with three works', () => {
  beforeAll(async () => {
    await workIn([0, 6], 'Lantern', 10);
    await workIn([0], 'Anchor', 30);
    await workIn([5], 'Birch', 20);
  });

  test('allV2 groups titles by work, named and sorted by the first language', async () => {
    const { groups } = await site.view('allTitlesViewV2', '/title_list/allV2');
    expect(groups.map(({ theTitle, titles }) => [theTitle, titles.map(({ language }) => language)])).toEqual([
      ['Anchor 0', [0]],
      ['Birch 5', [5]],
      ['Lantern 0', [0, 6]],
    ]);
  });

  test('ranking is sorted by views', async () => {
    const { titles } = await site.view('titleRankingView', '/title_list/ranking');
    expect(titles.map(({ name }) => name)).toEqual(['Anchor 0', 'Birch 5', 'Lantern 0', 'Lantern 6']);
  });

  test('rankingV2 groups the titles of a work at the rank of the best one', async () => {
    const { rankedTitles } = await site.view('titleRankingViewV2', '/title_list/rankingV2');
    expect(rankedTitles.map(({ titles, score }) => [titles.map(({ name }) => name), score])).toEqual([
      [['Anchor 0'], 30],
      [['Birch 5'], 20],
      [['Lantern 0', 'Lantern 6'], 20],
    ]);
  });

  test('image URLs are absolute and use the request’s host', async () => {
    const { titles } = await site.view('titleRankingView', '/title_list/ranking');
    expect(titles[0]!.portraitImageUrl).toBe('http://reader.test/images/portrait______________.webp');
  });

  test('a title is listed once its first chapter starts', async () => {
    const title = await site.addTitle({ name: 'Tomorrow', language: 2 });
    await site.addChapter({ titleId: title.id, startTimeStamp: NOW + DAY });
    const names = async () => (await site.view('titleRankingView', '/title_list/ranking')).titles.map(({ name }) => name);
    expect(await names()).not.toContain('Tomorrow');
    site.time.now = NOW + DAY;
    expect(await names()).toContain('Tomorrow');
    site.backToNow();
  });

  test('updated is sorted newest first, with timestamps as decimal strings', async () => {
    const title = await site.addTitle({ name: 'Fresh', language: 1 });
    await site.addChapter({ titleId: title.id, startTimeStamp: NOW - 60 });
    const { latestTitle } = await site.view('titleUpdatedView', '/title_list/updated');
    expect(latestTitle[0]).toMatchObject({ title: { name: 'Fresh' }, updatedTitleTimestamp: String(NOW - 60) });
  });

  test('updatedV2 groups the titles of a work at the place of the latest one', async () => {
    const { titleUpdatedGroup } = await site.view('titleUpdatedViewV2', '/title_list/updatedV2');
    const works = titleUpdatedGroup.flatMap(({ latestTitle }) => latestTitle.map(({ titles }) => titles.map(({ name }) => name)));
    expect(works).toContainEqual(['Lantern 0', 'Lantern 6']);
    const { latestTitle } = await site.view('titleUpdatedView', '/title_list/updated');
    expect(works.flat().toSorted()).toEqual(latestTitle.map(({ title }) => title!.name).toSorted());
    expect(works[0]?.[0]).toBe(latestTitle[0]?.title?.name);
  });

  test('language counts the titles of each language', async () => {
    const { languages } = await site.success('/language');
    const counts = languages!.availableLanguages.map(({ titlesCount }) => titlesCount);
    expect(counts[0]).toBe(2);
    expect(counts[6]).toBe(1);
    expect(counts).toHaveLength(7);
  });
});

describe('default languages for Accept-Language', () => {
  async function defaults(acceptLanguage?: string) {
    const headers = acceptLanguage === undefined ? undefined : { 'Accept-Language': acceptLanguage };
    const { languages } = await site.success('/language', headers && { headers });
    return [
      languages!.defaultUiLanguage,
      languages!.defaultContentLanguageOne,
      languages!.defaultContentLanguageTwo,
      languages!.defaultContentLanguageThree,
    ];
  }

  test.each([
    ['th-TH,th;q=0.9', [6, 6, 6, 6]],
    ['en;q=0.5, ru, pt-BR;q=0.8', [5, 5, 4, 0]],
    ['ja, fr;q=0', [0, 0, 0, 0]],
    [undefined, [0, 0, 0, 0]],
    [',;q=,,;;q=x'.repeat(500), [0, 0, 0, 0]],
  ])('%s', async (header, expected) => {
    expect(await defaults(header)).toEqual(expected);
  });

  test('vary by Accept-Language', async () => {
    const response = await site.request('/api/language');
    expect(response.headers.get('Vary')).toContain('Accept-Language');
  });
});
