import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';

let site: PublishingSite;

beforeAll(async () => {
  site = await createPublishingSite();
  await site.publish('shell', '1.0.0-a');
});
afterAll(() => site.close());

/** The alternate links in a page's head, which are for programs. */
async function alternates(address: string, language = 'en'): Promise<string[]> {
  const response = await site.request(address, { headers: { 'Accept-Language': language } });
  return [...(await response.text()).matchAll(/<link rel="alternate" type[^>]*>/g)].map(([tag]) => tag);
}

test.each(['/', '/updates', '/calendar'])('%s links to feed and calendar of the page’s language', async (address) => {
  expect(await alternates(address, 'th')).toEqual([
    '<link rel="alternate" type="application/atom+xml" title="Komawari: ตอนใหม่" href="/feeds/th/chapters.atom" data-head>',
    '<link rel="alternate" type="text/calendar" title="Komawari: กำหนดออกตอนใหม่" href="/feeds/th/calendar.ics" data-head>',
  ]);
});

test('a title links to its own feed and calendar, in its language', async () => {
  const { title } = await site.addSerial(1, { name: 'Harbor "7"', language: 1 });
  site.time.now += 1;
  expect(await alternates(`/titles/${title.id}`)).toEqual([
    `<link rel="alternate" type="application/atom+xml" title="Harbor &quot;7&quot;: capítulos nuevos" href="/feeds/titles/${title.id}/chapters.atom" data-head>`,
    `<link rel="alternate" type="text/calendar" title="Harbor &quot;7&quot;: próximos capítulos" href="/feeds/titles/${title.id}/calendar.ics" data-head>`,
  ]);
});

test.each(['/titles/999999', '/featured', '/viewer/1'])('%s links to no feed', async (address) => {
  expect(await alternates(address)).toEqual([]);
});
