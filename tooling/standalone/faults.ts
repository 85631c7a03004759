import { ErrorAction } from '@komawari/shared-proto';
import { encodeResponse, type SuccessDraft } from '@komawari/shared-proto/encode';
import { anError } from '@komawari/shared-proto/fixtures';

type Fetch = typeof fetch;

/** What becomes of a call: `ask` reaches the real server. */
type Fault = (ask: () => Promise<Response>) => Promise<Response>;

const SLOW_MS = 4000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function answered(bytes: Uint8Array): Fault {
  return () => Promise.resolve(new Response(new Uint8Array(bytes)));
}

function view(draft: SuccessDraft['view']): Fault {
  return answered(encodeResponse({ kind: 'success', view: draft }));
}

const action = (name: keyof typeof ErrorAction) => answered(encodeResponse(anError({ action: ErrorAction[name] })));

/** Everything that can happen to a call of any page, by the name that the address gives it. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  slow: (ask) => wait(SLOW_MS).then(ask),
  loading: () => new Promise(() => {}),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  http500: () => Promise.resolve(new Response('Internal error', { status: 500 })),
  garbage: () => Promise.resolve(new Response('<!doctype html><title>Bad gateway</title>')),
  truncated: async (ask) => {
    const bytes = await (await ask()).arrayBuffer();
    return new Response(bytes.slice(0, Math.floor(bytes.byteLength / 2)));
  },
  error: action('DEFAULT'),
  maintenance: action('MAINTENANCE'),
  blocked: action('GEOIP_BLOCKING'),
  unauthorized: action('UNAUTHORIZED'),
};

const noAnnouncements = view({ kind: 'serviceAnnouncementsView', value: { serviceAnnouncements: [] } });

/** States that a page is brought into by an answer of its own, by the beginning of the route. */
export const STATES: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  '/comments/': { empty: view({ kind: 'commentListView', value: { comments: [], ifSetUserName: false } }) },
  '/announcement': { empty: noAnnouncements },
  '/webview/announcement/': { empty: noAnnouncements },
  '/webview/faq/': { empty: noAnnouncements },
  '/webview/questionnaire/': { alreadyAnswered: view({ kind: 'questionnaireView', value: { isAnswered: true } }) },
};

/** The states of a page or route beside the faults. */
export function statesOf(path: string): Readonly<Record<string, Fault>> {
  return STATES[Object.keys(STATES).find((beginning) => path.startsWith(beginning)) ?? ''] ?? {};
}

/** What the address asks for: `?fault=offline` for the first call of the page, `&always` for each. */
export function faultOfAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): { fault: Fault; isLasting: boolean } | undefined {
  const query = new URLSearchParams(search);
  const name = query.get('fault') ?? '';
  const known = { ...FAULTS, ...statesOf(pathname) };
  const fault = Object.hasOwn(known, name) ? known[name] : undefined;
  return fault && { fault, isLasting: query.has('always') };
}

/** A `fetch` whose calls of the API go wrong as planned. Reads that came before a write are not counted, when `method` names one. */
export function faultyFetch(realFetch: Fetch, { fault, isLasting }: { fault: Fault; isLasting: boolean }, method?: string): Fetch {
  let isSpent = false;
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const isMeant = pathname.startsWith('/api/') && (method === undefined || (init?.method ?? 'GET') === method);
    if (!isMeant || isSpent) return realFetch(input, init);
    isSpent = !isLasting;
    return fault(() => realFetch(input, init));
  };
}
