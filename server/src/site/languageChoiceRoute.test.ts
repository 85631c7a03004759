import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';

let site: PublishingSite;
beforeAll(async () => {
  site = await createPublishingSite();
  await site.publish('shell', '1.0.0-a');
});
afterAll(() => site.close());

function choose(locale: string, Referer?: string): Promise<Response> {
  return Promise.resolve(site.request(`/-/language/${locale}`, Referer === undefined ? {} : { headers: { Referer } }));
}

test('sets the language cookies and redirects back', async () => {
  const response = await choose('th', 'http://reader.test/search_result?keyword=moon&lang=ru');
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('http://reader.test/search_result?keyword=moon');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const cookies = response.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split(';')[0])).toEqual(['lang=th', 'reads=th']);
  const page = await site.request('/', { headers: { Cookie: 'lang=th; reads=th', 'Accept-Language': 'fr' } });
  expect(await page.text()).toContain('<html lang="th">');
});

test('redirects to Home without a referrer from this site', async () => {
  for (const referrer of [undefined, 'http://elsewhere.test/titles/1', 'nonsense', '//elsewhere.test']) {
    expect((await choose('ru', referrer)).headers.get('Location')).toBe('/updates');
  }
});

test('answers 404 for an unknown language', async () => {
  const response = await choose('xx', 'http://reader.test/updates');
  expect(response.status).toBe(404);
  expect(response.headers.getSetCookie()).toEqual([]);
});
