import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { SiteOptions } from '../config/config';
import { createTestSite, type TestSite } from '../testing/createTestSite';
import { DAY, NOW } from '../testing/rows';

let site: TestSite;
afterEach(() => site.close());

async function open(config: Partial<SiteOptions> = {}) {
  site = await createTestSite({ config });
}

/** The properties of each event, unfolded. */
async function events(path: string): Promise<Record<string, string>[]> {
  const response = await site.request(path);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const lines = (await response.text()).replace(/\r\n /g, '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  const found: Record<string, string>[] = [];
  for (const line of lines.slice(lines.indexOf('BEGIN:VEVENT'), -2)) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') found.push({});
    else if (found.length > 0) found.at(-1)![name] = value;
  }
  return found;
}

interface Entry {
  id: string;
  title: string;
  updated: string;
  link: { '@href': string };
  content: { '#text': string };
}

async function atom(path: string) {
  const response = await site.request(path);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const text = await response.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => name === 'entry',
    parseTagValue: false,
  });
  const { feed } = parser.parse(text) as {
    feed: {
      '@xml:lang': string;
      id: string;
      title: string;
      updated: string;
      link: { '@rel': string; '@href': string }[];
      entry?: Entry[];
    };
  };
  return { ...feed, entry: feed.entry ?? [] };
}

describe('calendar of a language', () => {
  test('has an event for every coming chapter that links to its title', async () => {
    await open();
    const work = await site.addWork({ nextTimeStamp: NOW + DAY, updateTiming: 5 });
    const { title } = await site.addSerial(1, { workId: work.id, name: 'Neon; Harbor' });
    await site.addSerial(1, { workId: work.id, language: 6, name: 'ท่าเรือนีออน' });
    const told = await events('/feeds/en/calendar.ics');
    expect(told).toHaveLength(2);
    expect(told[0]).toEqual({
      UID: `title-${title.id}-20261121@reader.test`,
      DTSTAMP: '20261120T000000Z',
      DTSTART: '20261121T120000Z',
      SUMMARY: 'Neon\\; Harbor: next chapter',
      DESCRIPTION: `http://reader.test/titles/${title.id}`,
      URL: `http://reader.test/titles/${title.id}`,
      STATUS: 'CONFIRMED',
      TRANSP: 'TRANSPARENT',
      END: 'VEVENT',
    });
    expect(told[1]).toMatchObject({ STATUS: 'TENTATIVE' });
    expect((await events('/feeds/tha/calendar.ics'))[0]!.SUMMARY).toBe('ท่าเรือนีออน: ตอนถัดไป');
  });

  test('keeps the UID of an event when its chapter is scheduled at another hour, and adds its name', async () => {
    await open();
    const work = await site.addWork({ nextTimeStamp: NOW + DAY });
    const { title } = await site.addSerial(1, { workId: work.id });
    const [before] = await events('/feeds/en/calendar.ics');
    await site.addChapter({ titleId: title.id, position: 2, startTimeStamp: NOW + DAY + 3600 });
    site.time.now += 60;
    const [after] = await events('/feeds/en/calendar.ics');
    expect(after).toMatchObject({ UID: before!.UID, SUMMARY: `${title.name} #002` });
  });

  test('has different UIDs for two chapters of one day', async () => {
    await open();
    const { title } = await site.addSerial(1);
    for (const position of [2, 3]) await site.addChapter({ titleId: title.id, position, startTimeStamp: NOW + DAY + position });
    const ids = (await events('/feeds/en/calendar.ics')).map(({ UID }) => UID);
    expect(new Set(ids).size).toBe(2);
  });

  test('is a valid calendar without events', async () => {
    await open();
    expect(await events('/feeds/en/calendar.ics')).toEqual([]);
    expect(await (await site.request('/feeds/en/calendar.ics')).text()).toContain('BEGIN:VTIMEZONE\r\n');
  });

  test('has the same ETag until something changes', async () => {
    await open();
    const first = await site.request('/feeds/en/calendar.ics');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300');
    site.time.now += 600;
    const headers = { 'If-None-Match': first.headers.get('ETag')! };
    expect((await site.request('/feeds/en/calendar.ics', { headers })).status).toBe(304);
  });
});

describe('feed of a language', () => {
  test('has the latest chapters that can be read, newest first', async () => {
    await open();
    const { chapters } = await site.addSerial(9, { name: 'Neon & <Harbor>' });
    await site.addSerial(1, { language: 1, name: 'Puerto' });
    await site.addChapter({ titleId: chapters[0]!.titleId, position: 10, startTimeStamp: NOW + DAY });
    const feed = await atom('/feeds/en/chapters.atom');
    expect(feed).toMatchObject({
      '@xml:lang': 'en',
      id: 'tag:reader.test,2026:/feeds/en/chapters',
      title: 'Komawari: new chapters',
      updated: '2026-11-19T12:00:00Z',
    });
    expect(feed.link.map((link) => [link['@rel'], link['@href']])).toEqual([
      ['self', 'http://reader.test/feeds/en/chapters.atom'],
      ['alternate', 'http://reader.test/calendar'],
      ['related', 'http://reader.test/feeds/en/calendar.ics'],
    ]);
    expect(feed.entry.map(({ title }) => title)).toEqual(
      ['#009', '#008', '#007', '#003', '#002', '#001'].map((name) => `Neon & <Harbor> ${name}`),
    );
    const newest = chapters[8]!.id;
    expect(feed.entry[0]).toMatchObject({
      id: `tag:reader.test,2026:/viewer/${newest}`,
      updated: '2026-11-19T12:00:00Z',
      link: { '@href': `http://reader.test/viewer/${newest}` },
    });
    expect(feed.entry[0]!.content['#text']).toContain('<p>Part 9</p>');
  });

  test('is written in its language', async () => {
    await open();
    expect(await atom('/feeds/pt/chapters.atom')).toMatchObject({
      '@xml:lang': 'pt-BR',
      title: 'Komawari: capítulos novos',
      entry: [],
    });
  });

  test('is valid XML whatever characters a name contains', async () => {
    await open();
    await site.addSerial(1, { name: ']]>\u0001\u000b "x" &amp; <b>' });
    expect((await atom('/feeds/en/chapters.atom')).entry[0]!.title).toBe(']]> "x" &amp; <b> #001');
  });
});

describe('calendar and feed of a title', () => {
  test('contain only that title', async () => {
    await open();
    const work = await site.addWork({ nextTimeStamp: NOW + DAY });
    const { title } = await site.addSerial(2, { workId: work.id, language: 5, name: 'Гавань' });
    await site.addSerial(3, { workId: work.id, language: 0 });
    expect(await events(`/feeds/titles/${title.id}/calendar.ics`)).toHaveLength(1);
    const feed = await atom(`/feeds/titles/${title.id}/chapters.atom`);
    expect(feed).toMatchObject({ '@xml:lang': 'ru', title: 'Гавань: новые главы' });
    expect(feed.entry).toHaveLength(2);
    expect(feed.link[1]!['@href']).toBe(`http://reader.test/titles/${title.id}`);
  });

  test('are not found for a title without a published chapter', async () => {
    await open();
    const title = await site.addTitle();
    await site.addChapter({ titleId: title.id, startTimeStamp: NOW + DAY });
    expect((await site.request(`/feeds/titles/${title.id}/calendar.ics`)).status).toBe(404);
  });
});

describe('invalid feed addresses', () => {
  test.each([
    ['/feeds/xx/calendar.ics', 400, 'There is no language "xx" here; there are en, es, fr, id, pt, ru, th.'],
    ['/feeds/titles/0/chapters.atom', 400, '"0" is not the id of a title.'],
    ['/feeds/titles/neon/calendar.ics', 400, '"neon" is not the id of a title.'],
    ['/feeds/titles/999999/chapters.atom', 404, 'There is no title 999999.'],
  ])('%s is answered %d', async (path, status, text) => {
    await open();
    const response = await site.request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(`${text}\n`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('feeds of a closed site', () => {
  test('answer 503 during maintenance', async () => {
    await open({ isUnderMaintenance: true });
    const response = await site.request('/feeds/en/chapters.atom');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '600']);
  });

  test('answer 451 in a blocked region, and are not cached publicly', async () => {
    await open({ regionHeader: 'cf-ipcountry', blockedRegions: ['DE'] });
    const from = (country: string) => site.request('/feeds/en/chapters.atom', { headers: { 'cf-ipcountry': country } });
    expect((await from('DE')).status).toBe(451);
    expect((await from('TH')).headers.get('Cache-Control')).toBe('private, max-age=300');
  });
});
