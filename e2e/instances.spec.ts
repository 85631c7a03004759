/** One React, one router, one store, one intl and one wire on the page, however many remotes are in it. */
import type { Page } from '@playwright/test';
import { holdersOf, type LoadedScript } from './libraryHolders';
import { expect, test } from './reader';
import { mountedPage, REMOTE_PAGES } from './remotePages';

/** What the shell shares, as the federation runtime has it: each module once, from the shell, used by every remote. */
async function sharedOnPage(page: Page): Promise<{ name: string; versions: number; from: string[]; usedBy: string[] }[]> {
  return page.evaluate(() => {
    type Shared = { from: string; useIn: string[] };
    type Scope = Record<string, Record<string, Shared>>;
    const { __FEDERATION__ } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Scope> }[] };
    };
    // A container uses the same scope object as its host.
    const scopes = new Set(__FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap)));
    return [...scopes].flatMap((scope) =>
      Object.entries(scope).map(([name, versions]) => ({
        name,
        versions: Object.keys(versions).length,
        from: Object.values(versions).map(({ from }) => from),
        usedBy: Object.values(versions).flatMap(({ useIn }) => useIn),
      })),
    );
  });
}

async function scriptAt(page: Page, url: string): Promise<LoadedScript> {
  const response = await page.request.get(url);
  return { address: new URL(url).pathname, text: await response.text() };
}

test('each shared module exists once on the page after a visit to every remote', async ({ page, reader, shelf }) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  await reader.open('/updates');
  for (const { remote, path } of REMOTE_PAGES) {
    await reader.goOn(path(shelf));
    await expect(mountedPage(page, remote)).toBeAttached();
  }

  const shared = await sharedOnPage(page);
  expect(shared.map(({ name }) => name).sort()).toEqual([
    '@komawari/shared-proto',
    '@komawari/shared-state',
    'react',
    'react-intl',
    'react/jsx-runtime',
  ]);
  for (const { versions, from } of shared) expect({ versions, from }).toEqual({ versions: 1, from: ['shell'] });
  const react = shared.find(({ name }) => name === 'react')!;
  expect(react.usedBy).toEqual(expect.arrayContaining(REMOTE_PAGES.map(({ remote }) => remote)));
  // Requested again, because the browser does not keep the text of each script for long.
  const scripts = await Promise.all([...addresses].map((url) => scriptAt(page, url)));
  for (const [library, holders] of Object.entries(holdersOf(scripts))) {
    expect(holders, `${library} is in one script`).toEqual([expect.stringMatching(/^\/shell\//)]);
  }
});

test('holdersOf finds a second copy of a library in the scripts of a page', () => {
  const mark = 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}';
  const shell = { address: '/shell/1/shell.js', text: mark };
  const remote = { address: '/remotes/mf-x/1/page.js', text: mark };
  expect(holdersOf([shell, shell])).toMatchObject({ React: ['/shell/1/shell.js'] });
  expect(holdersOf([shell, remote])).toMatchObject({ React: ['/shell/1/shell.js', '/remotes/mf-x/1/page.js'] });
});
