import { languageInfo, SESSION_HEADER } from '@komawari/shared-domain';
import { matchPath, type Remote, type RemoteRoute } from '@komawari/shared-state';
import { type DataNeed, type NeedSources, resolveNeed } from '@komawari/shared-state/contract';
import { waitFor } from '@testing-library/react';
import { type RenderedPage, renderPage } from './renderPage';

export interface DataNeedsOptions<Page extends string> {
  remote: Remote<Page>;
  routes: readonly RemoteRoute<Page>[];
  /** URLs to open, by the route's path: for each route with a parameter, and where the query decides. */
  addresses?: Readonly<Record<string, () => Promise<readonly string[]>>>;
  /** Calls that a page makes but cannot declare, by the route's path. The test says why beside each. */
  undeclared?: Readonly<Record<string, readonly string[]>>;
}

interface Call {
  address: string;
  isPersonal: boolean;
}

/** After this long without requests, the first screen is complete. Later calls follow at once. */
const QUIET_MS = 250;

/**
 * Creates a test for each route of a remote: its first screen makes exactly the calls that it declares, and depends on the
 * session exactly where it says so.
 */
export function testDataNeeds<Page extends string>(options: DataNeedsOptions<Page>): void {
  const { remote, routes, addresses = {}, undeclared = {} } = options;
  test.each(routes)('the first screen of $path makes exactly the API calls that it declares', async (route) => {
    const opened = await (addresses[route.path]?.() ?? [route.path]);
    for (const path of opened) {
      const declared = declaredCalls(route, path);
      const calls = await callsOf(() => renderPage({ remote, routes, path }), declared);
      const made = calls.filter(({ address }) => !undeclared[route.path]?.some((known) => address.startsWith(known)));
      expect(made.sort(byAddress)).toEqual(declared.sort(byAddress));
    }
  });
}

function declaredCalls({ path: pattern, data = [] }: RemoteRoute, path: string): Call[] {
  const { pathname, searchParams: search } = new URL(path, 'http://localhost');
  const params = matchPath(pattern, pathname)?.params ?? {};
  const sources: NeedSources = { params, lang: languageInfo('en').code, search, cookie: () => undefined };
  return data.map((need: DataNeed) => ({
    address: resolveNeed(need, sources),
    isPersonal: need.dependsOn?.includes('session') ?? false,
  }));
}

/** What a page reads from the API until all that it declares has arrived and it makes no more requests. */
async function callsOf(open: () => Promise<RenderedPage>, declared: readonly Call[]): Promise<Call[]> {
  const realFetch = globalThis.fetch;
  const calls = new Map<string, Call>();
  let pending = 0;
  let lastAt = performance.now();
  globalThis.fetch = async (input, init) => {
    pending += 1;
    try {
      const response = await realFetch(input, init);
      const address = apiAddress(input instanceof Request ? input.url : String(input));
      if (address && (init?.method ?? 'GET') === 'GET') calls.set(address, { address, isPersonal: isPersonal(response) });
      return response;
    } finally {
      pending -= 1;
      lastAt = performance.now();
    }
  };
  try {
    const page = await open();
    // Parts of a page load as separate chunks, so a pause alone does not prove that the page is complete. The comparison reports
    // calls that never come.
    await waitFor(() => expect(declared.every(({ address }) => calls.has(address))).toBe(true)).catch(() => undefined);
    await waitFor(() => {
      expect(page.container).not.toBeEmptyDOMElement();
      expect(pending === 0 && performance.now() - lastAt > QUIET_MS).toBe(true);
    });
    page.unmount();
  } finally {
    globalThis.fetch = realFetch;
  }
  return [...calls.values()];
}

/** The path of an API call. Pictures and messages load too, but they are not data. */
function apiAddress(url: string): string | undefined {
  return /^https?:\/\/[^/]+\/api(\/.*)$/.exec(url)?.[1];
}

/** Whether the server marks an answer as specific to one reader. */
function isPersonal({ headers }: Response): boolean {
  return /private/.test(headers.get('Cache-Control') ?? '') || (headers.get('Vary') ?? '').includes(SESSION_HEADER);
}

function byAddress(one: Call, other: Call): number {
  return one.address < other.address ? -1 : 1;
}
