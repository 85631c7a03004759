import { Language } from '@komawari/shared-proto';
import { createTestSite, type TestSite } from '../../testing/createTestSite';
import { DAY, imageName, NOW } from '../../testing/rows';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
afterEach(() => site.clear());

const sections = (lang = 'eng') => site.view('webHomeViewV2', `/web/home_sections?lang=${lang}`);

test('coming soon has each title once, and the next dozen of every language', async () => {
  for (let index = 0; index < 14; index += 1) {
    const work = await site.addWork({ nextTimeStamp: NOW + DAY + index, updateTiming: 8 });
    for (const language of [Language.ENGLISH, Language.THAI])
      await site.addSerial(1, { workId: work.id, language, name: `No ${index}` });
  }
  const { comingSoon } = await sections();
  const thai = comingSoon.filter(({ title }) => title!.language === 6);
  expect(thai.map(({ title }) => title!.name)).toEqual(Array.from({ length: 12 }, (_, index) => `No ${index}`));
  expect(comingSoon).toHaveLength(24);
});

describe('highlight', () => {
  async function addHighlight(fields: { endTimeStamp?: number } = {}) {
    const title = await site.addTitle({ name: 'Neon Harbor' });
    const chapter = await site.addChapter({ titleId: title.id, ...fields });
    await site.addPages(chapter.id, 2);
    for (const position of [0, 1]) {
      await site.addBanner({
        placement: 'highlight',
        position,
        image: imageName(`taste-${position}`),
        url: `/viewer/${chapter.id}`,
      });
    }
    return { title, chapter };
  }

  test('has the pages of one chapter, with their size', async () => {
    const { title, chapter } = await addHighlight();
    expect((await sections()).highlight).toMatchObject({
      title: { titleId: title.id },
      chapterId: chapter.id,
      pageUrlList: [
        'http://reader.test/images/taste-0_______________.webp',
        'http://reader.test/images/taste-1_______________.webp',
      ],
      pageWidth: 800,
      pageHeight: 1200,
      isVerticalOnly: false,
    });
  });

  test('is missing in a language without one', async () => {
    await addHighlight();
    expect((await sections('tha')).highlight).toBeUndefined();
  });

  test('disappears when its chapter has ended', async () => {
    await addHighlight({ endTimeStamp: NOW + DAY });
    site.time.now = NOW + DAY;
    expect((await sections()).highlight).toBeUndefined();
  });

  test('is not among the other banners', async () => {
    await addHighlight();
    expect((await site.view('webHomeViewV3', '/web/web_homeV3?lang=eng')).topBanners).toEqual([]);
  });
});
