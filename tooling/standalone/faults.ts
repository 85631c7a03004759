import { errorAnswer } from '@komawari/server/src/wire/errors/errorAnswer';
import type { ErrorKind } from '@komawari/server/src/wire/errors/errorTexts';
import { encodeResponse, type SuccessDraft } from '@komawari/shared-proto/encode';

type Fetch = typeof fetch;

/** What happens to a call. `ask` reaches the real server. */
type Fault = (ask: () => Promise<Response>) => Promise<Response>;

const SLOW_MS = 4000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function answered(bytes: Uint8Array): Fault {
  return () => Promise.resolve(new Response(new Uint8Array(bytes)));
}

function view(draft: SuccessDraft['view']): Fault {
  return answered(encodeResponse({ kind: 'success', view: draft }));
}

/** An error of the server, with its own message in every language. */
const said = (kind: ErrorKind) => answered(errorAnswer(kind, 'planned'));

/** Everything that can happen to a call of any page, by its name in the URL. */
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
  error: said('internal'),
  maintenance: said('maintenance'),
  blocked: said('regionBlocked'),
  unauthorized: said('sessionMissing'),
};

const noAnnouncements = view({ kind: 'serviceAnnouncementsView', value: { serviceAnnouncements: [] } });

/** States that need a specific answer from the server, by the beginning of the route. */
export const STATES: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  '/comments/': { empty: view({ kind: 'commentListView', value: { comments: [], ifSetUserName: false } }) },
  '/announcement': { empty: noAnnouncements },
  '/help': { empty: noAnnouncements },
  '/webview/announcement/': { empty: noAnnouncements },
  '/webview/faq/': { empty: noAnnouncements },
  '/webview/questionnaire/': { alreadyAnswered: view({ kind: 'questionnaireView', value: { isAnswered: true } }) },
};

/** The states of a page or route, besides the faults. */
export function statesOf(path: string): Readonly<Record<string, Fault>> {
  return STATES[Object.keys(STATES).find((beginning) => path.startsWith(beginning)) ?? ''] ?? {};
}

/** Pages that load nothing before the reader sends something, and pages that can send something. */
const SILENT = ['/feedback'];
const SENDING = ['/titles/', '/favorited', '/viewer/', '/comments/', '/feedback', '/webview/questionnaire/'];

/** Which calls of a page or route can fail: those that load it, and those that send something. */
export function callsOf(path: string): { loads: boolean; sends: boolean } {
  const isOneOf = (pages: readonly string[]) => pages.some((beginning) => path.startsWith(beginning));
  return { loads: !isOneOf(SILENT), sends: isOneOf(SENDING) };
}

export interface PlannedFault {
  fault: Fault;
  /** Whether every call fails, and not only the first one. */
  isLasting: boolean;
  /** Whether calls that send something fail, instead of those that load the page. */
  isSending: boolean;
}

/**
 * The fault in the URL: `?fault=offline` for the first call of the page, `&always` for each call, `&sending` for calls that send.
 */
export function faultOfAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): PlannedFault | undefined {
  const query = new URLSearchParams(search);
  const name = query.get('fault') ?? '';
  const known = { ...FAULTS, ...statesOf(pathname) };
  const fault = Object.hasOwn(known, name) ? known[name] : undefined;
  return fault && { fault, isLasting: query.has('always'), isSending: query.has('sending') };
}

/** A `fetch` whose API calls fail as planned. */
export function faultyFetch(realFetch: Fetch, { fault, isLasting, isSending }: PlannedFault): Fetch {
  let isSpent = false;
  return (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const isMeant = pathname.startsWith('/api/') && (!isSending || (init?.method ?? 'GET') !== 'GET');
    if (!isMeant || isSpent) return realFetch(input, init);
    isSpent = !isLasting;
    return fault(() => realFetch(input, init));
  };
}
