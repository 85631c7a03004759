/** Links lead somewhere: the publisher's links are on the page, and the built files contain no example URLs. */
import en from '../shell/src/locales/en.json' with { type: 'json' };
import { expect, test } from './reader';

/** A release in the composition. */
interface Release {
  baseUrl: string;
  /** By file name. */
  integrity: Record<string, string>;
}

/** URLs that stand in until somebody writes the real one. */
const PLACEHOLDER = /https?:\/\/[\w.-]*\.example\b|\bexample\.komawari\b|\/id0{6,}/i;

test('no file of the composition contains a placeholder URL', async ({ request }) => {
  const html = await (await request.get('/updates')).text();
  expect(html).not.toMatch(PLACEHOLDER);
  const [, json = ''] = /id="komawari-composition">(.*?)<\/script>/.exec(html) ?? [];
  const { composition: outline } = JSON.parse(json) as { composition: { wholeAt: string } };
  const composition = (await (await request.get(outline.wholeAt)).json()) as { shell: Release; remotes: Release[] };
  const releases = [composition.shell, ...composition.remotes];
  const files = releases.flatMap(({ baseUrl, integrity }) => Object.keys(integrity).map((file) => baseUrl + file));
  const scripts = files.filter((file) => /\.(js|json|css|svg)$/.test(file));
  expect(scripts.length).toBeGreaterThan(30);
  for (const script of scripts) expect(await (await request.get(script)).text(), script).not.toMatch(PLACEHOLDER);
});

test('every link of the footer leads to an existing page', async ({ page, reader, request }) => {
  await reader.open('/about_us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: en['shell.menu.copyrights'] })).toBeVisible();
  const addresses = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(expect.arrayContaining(['/legal/privacy', '/legal/terms', '/legal/copyright', '/help']));
  for (const address of addresses) {
    if (address?.startsWith('/')) expect((await request.get(address)).status(), address).toBe(200);
    else expect(address).toMatch(/^https:\/\/stores\.test\//);
  }
  await footer.getByRole('link', { name: en['shell.menu.privacy'] }).click();
  await expect(page.getByText('What the publisher says of privacy.')).toBeVisible();
});
