import { aBuild } from '../testing/builds';
import { createPublishingSite, type PublishingSite } from '../testing/createPublishingSite';

let site: PublishingSite;
beforeAll(async () => {
  site = await createPublishingSite();
});
afterAll(() => site.close());
beforeEach(() => void (site.time.now += 10));

const ask = (address: string, language = 'en') => site.request(address, { headers: { 'Accept-Language': language } });

test('the shell document is 503 before a shell is published', async () => {
  expect((await ask('/-/document')).status).toBe(503);
});

test('the shell document is in the reader’s language, without a page and with noindex', async () => {
  await site.publish('shell', '1.0.0-a');
  await site.publish('mf_one', '1.0.0-a');
  const response = await ask('/-/document', 'th');
  const html = await response.text();
  expect(html).toContain('<html lang="th">');
  expect(html).toContain('<div data-opening="main"><p>opening th</p></div>');
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain('href="/remotes/');
  expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
});

test('the shell document names the same composition as every page', async () => {
  const first = (await ask('/mf_one')).headers.get('Komawari-Composition');
  expect(first).toMatch(/^[\w-]{16}$/);
  expect((await ask('/-/document')).headers.get('Komawari-Composition')).toBe(first);
  await site.publish('mf_one', '2.0.0-b');
  site.time.now += 10;
  const head = await site.request('/-/document', { method: 'HEAD' });
  expect(head.headers.get('Komawari-Composition')).not.toBe(first);
  expect(head.headers.get('Komawari-Composition')).toBe((await ask('/nowhere')).headers.get('Komawari-Composition'));
});

test('while a canary is open, who asks which composition is live gets the same one with the next page', async () => {
  await site.publishBuilds([aBuild('mf_one', '3')], { canary: 50 });
  for (let reader = 0; reader < 12; reader += 1) {
    const head = await site.request('/-/document', { method: 'HEAD' });
    const [cookie = ''] = (head.headers.get('Set-Cookie') ?? '').split(';');
    expect(cookie).toMatch(/^bucket=\d{1,4}$/);
    const page = await site.request('/mf_one', { headers: { Cookie: cookie } });
    expect(page.headers.get('Komawari-Composition')).toBe(head.headers.get('Komawari-Composition'));
  }
});
