/** No code of a page can run a script that the composition does not list, or one whose bytes differ from the published ones. */

import type { Page, Response } from '@playwright/test';
import en from '../mf-engagement/src/locales/en.json' with { type: 'json' };
import { expect, test } from './reader';
import { mountedPage } from './remotePages';

// The browser reports what it refused, and the shell reports what is missing because of that.
test.use({ mayPrint: /./ });

test('unlisted scripts, unlisted workers and HTML from text are refused in every way of inserting them', async ({
  page,
  reader,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await reader.open('/about_us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const refusals = await page.evaluate(() => {
    // The DOM types do not contain it yet.
    const { trustedTypes } = globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } };
    const foreign = 'https://elsewhere.example/planted.js';
    const script = () => document.head.appendChild(document.createElement('script'));
    const attempts: Record<string, () => unknown> = {
      'a property': () => (script().src = foreign),
      'an attribute': () => script().setAttribute('src', foreign),
      // Bypasses every wrapper that the shell has put around the tags.
      'the attribute of any element': () => Element.prototype.setAttribute.call(script(), 'src', foreign),
      'a file of this site that nobody published': () => (script().src = '/remotes/mf-catalog/planted.js'),
      'text in a script': () => (script().textContent = 'globalThis.isPlanted = true'),
      'a worker': () => new Worker('/remotes/mf-catalog/planted.js'),
      'a worker of text': () => new Worker('data:text/javascript,1'),
      'a shared worker': () => new SharedWorker('/remotes/mf-catalog/planted.js'),
      'text as HTML': () => (document.body.innerHTML += '<img src=x onerror="globalThis.isPlanted = true">'),
      'another policy': () => trustedTypes.createPolicy('mine', {}),
      'the shell’s policy again': () => trustedTypes.createPolicy('mf-loader', {}),
    };
    const refused = (attempt: () => unknown) => {
      try {
        attempt();
        return 'went through';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    return Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, refused(attempt)]));
  });
  expect(new Set(Object.values(refusals)), JSON.stringify(refusals)).toEqual(new Set(['refused']));
  expect(await page.evaluate(() => 'isPlanted' in globalThis)).toBe(false);
  expect(asked.filter((url) => /planted|elsewhere/.test(url))).toEqual([]);
});

test('a chunk whose bytes differ from the published ones does not run', async ({ page, reader }) => {
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('valid digest') && refused.push(message.text()));
  await page.route(/\/home-sections\.[^/]+\.js/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: `globalThis.isPlanted = true;${await response.text()}` });
  });
  await reader.open('/updates');
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(refused).not.toEqual([]);
  }).toPass();
  expect(refused.join()).toContain('home-sections');
  expect(await page.evaluate(() => 'isPlanted' in globalThis)).toBe(false);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('every script and stylesheet of a visit has an integrity hash', async ({ page, reader, shelf }) => {
  const tags = await tagsOf(page);
  await reader.open('/updates');
  const paths = {
    'mf-catalog': `/titles/${shelf.titleId}`,
    'mf-viewer': `/viewer/${shelf.chapterId}`,
    'mf-comments': `/comments/${shelf.chapterId}`,
    'mf-engagement': '/feedback',
  };
  for (const [remote, path] of Object.entries(paths)) {
    await reader.goOn(path);
    await expect(mountedPage(page, remote.replace('-', '_'))).toBeAttached();
  }
  const remotes = Object.keys(paths);
  await expect.poll(() => remotes.filter((remote) => !tags.some((tag) => tag.includes(`/${remote}/`)))).toEqual([]);
  expect(tags.filter((tag) => !tag.includes(' integrity="sha'))).toEqual([]);
});

test('scripts start with the eager compile hint, and a worker warms up Intl', async ({ page, reader, shelf }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
  });
  const worker = page.waitForEvent('worker', (started) => started.url().startsWith('data:'));
  await reader.open(`/titles/${shelf.titleId}`);
  expect((await worker).url()).toContain('Intl.DateTimeFormat');
  await expect(mountedPage(page, 'mf_catalog')).toBeAttached();
  // Scripts that load later arrive while the page closes.
  const texts = await Promise.all(scripts.map((script) => script.text()));
  const beginnings = texts.map((text) => text.slice(0, text.indexOf('\n')));
  expect(new Set(beginnings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

test('a webview without the shell enforces Trusted Types and falls back to English messages', async ({ page }) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/webview/questionnaire/tha/without-html');
  // The questions have no Thai version, so the whole page is in English.
  await expect(page.getByRole('heading', { level: 1, name: en['engagement.survey.title'] })).toBeVisible();
  const plant = () => (document.body.innerHTML += '<img src=x onerror="globalThis.isPlanted = true">');
  await expect(page.evaluate(plant)).rejects.toThrow('TrustedHTML');
  await expect(page.evaluate(() => void new Worker('/remotes/planted.js'))).rejects.toThrow('TrustedScriptURL');
  expect((await worker).url()).toContain('Intl.DateTimeFormat');
});

/** Records every script and stylesheet tag from now on when it is inserted, because the page removes tags after use. */
async function tagsOf(page: Page): Promise<string[]> {
  const tags: string[] = [];
  await page.exposeFunction('tellTag', (tag: string) => tags.push(tag));
  await page.addInitScript(() => {
    const { tellTag } = globalThis as unknown as { tellTag: (tag: string) => void };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.matches('script[src], link[rel="stylesheet"]')) tellTag(node.outerHTML);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return tags;
}
