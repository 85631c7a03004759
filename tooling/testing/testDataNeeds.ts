import { languageInfo, SESSION_HEADER } from '@komawari/shared-domain';
import { matchPath, type Remote, type RemoteRoute } from '@komawari/shared-state';
import { type DataNeed, type NeedSources, resolveNeed } from '@komawari/shared-state/contract';
import { waitFor } from '@testing-library/react';
import { type RenderedPage, renderPage } from './renderPage';

export interface DataNeedsOptions<Page extends string> {
  remote: Remote<Page>;
  routes: readonly RemoteRoute<Page>[];
  /** Addresses to open, by the route's path: for each with a parameter, and where the query of an address decides. */
  addresses?: Readonly<Record<string, () => Promise<readonly string[]>>>;
  /** Calls that are made and cannot be declared, by the route's path. The test says beside each why. */
  undeclared?: Readonly<Record<string, readonly string[]>>;
}

interface Call {
  address: string;
  isPersonal: boolean;
}

/** As long as nothing is asked for, the first screen is there; what follows it follows at once. */
const QUIET_MS = 250;

/**
 * A test for each route of a remote: its first screen makes the calls that it declares, no other, and depends on the
 * session where it says so.
 */
export function testDataNeeds<Page extends string>(options: DataNeedsOptions<Page>): void {
  const { remote, routes, addresses = {}, undeclared = {} } = options;
  test.each(routes)('the first screen of $path is drawn from the data that it declares', async (route) => {
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

/** What a page reads from the API until all that it declares has come and it asks for nothing more. */
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
    // Parts of a page come as chunks of their own, so that silence alone does not say that it is there. What never comes is
    // told by the comparison.
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

/** Pictures and words are loaded too, and are no data. */
function apiAddress(url: string): string | undefined {
  return /^https?:\/\/[^/]+\/api(\/.*)$/.exec(url)?.[1];
}

/** Whether the server says of an answer that it is of one reader. */
function isPersonal({ headers }: Response): boolean {
  return /private/.test(headers.get('Cache-Control') ?? '') || (headers.get('Vary') ?? '').includes(SESSION_HEADER);
}

function byAddress(one: Call, other: Call): number {
  return one.address < other.address ? -1 : 1;
}
