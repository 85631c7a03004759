import { COMPOSITION_HEADER, SHELL_DOCUMENT } from '@komawari/shared-domain';
import type { KeepMessage } from './messages';
import { readNote, writeNote } from './workerStore';

/** Files of releases. A file never changes under its address. */
export const FILES_CACHE = 'komawari-files';

const DOCUMENTS_CACHE = 'komawari-documents';

/** What the worker knows about the compositions that this browser has opened. */
interface Compositions {
  /** The last composition that worked. All its files are in the cache. */
  good?: string | undefined;
  /** A composition that has not proved itself yet: how often a page with it was opened since it last started, and when last. */
  next?: { id: string; attempts: number; at: number } | undefined;
}

/** After this many opens without a start, a composition is not opened again for a while. */
const MAX_ATTEMPTS = 2;
const PAUSE_MS = 60 * 60 * 1000;

/** If the server does not answer within this time and there is something to show instead, it counts as away. */
const NAVIGATION_TIMEOUT_MS = 8_000;

/** With these, a proxy says that there is no site behind it. The site's own pages name their composition, whatever the status. */
const AWAY = new Set([502, 503, 504]);

export interface CompositionsInputs {
  caches: CacheStorage;
  fetch: typeof fetch;
  now?: () => number;
}

/**
 * Decides which composition a reader gets. A page comes from the network whenever possible. Without a network, or when a new
 * composition has failed to start twice, it comes from the last composition that worked. That is one document for every address,
 * with no page in it. Its scripts render the page from the kept answers of the API.
 */
export function createCompositions({ caches, fetch, now = Date.now }: CompositionsInputs) {
  const read = async (): Promise<Compositions> => (await readNote(caches, 'compositions')) ?? {};
  const write = (compositions: Compositions) => writeNote(caches, 'compositions', compositions);
  const keptDocument = async (id: string | undefined) =>
    id === undefined ? undefined : (await caches.open(DOCUMENTS_CACHE)).match(documentAddress(id));

  /** Whether a composition may be opened. Counts the attempt. */
  async function mayOpen(id: string): Promise<boolean> {
    const { good, next } = await read();
    if (id === good) return true;
    const attempts = next?.id === id && now() - next.at < PAUSE_MS ? next.attempts : 0;
    if (attempts >= MAX_ATTEMPTS && (await keptDocument(good))) return false;
    await write({ good, next: { id, attempts: attempts + 1, at: now() } });
    return true;
  }

  return {
    /** Returns a page, from the network or from the kept composition. */
    async open(request: Request, preloaded?: Promise<Response | undefined>): Promise<Response> {
      const { good } = await read();
      const kept = await keptDocument(good);
      try {
        const asked = (async () => (await received(preloaded)) ?? (await fetch(request)))();
        const response = await (kept ? within(asked, NAVIGATION_TIMEOUT_MS) : asked);
        const id = response.headers.get(COMPOSITION_HEADER);
        if (id === null) return kept && AWAY.has(response.status) ? kept : response;
        return !kept || (await mayOpen(id)) ? response : kept;
      } catch (error) {
        if (kept) return kept;
        throw error;
      }
    },

    /** A page has rendered, so its composition works. */
    async started(id: string): Promise<void> {
      const { good, next } = await read();
      if (next?.id === id) await write({ good });
    },

    /**
     * Stores everything that a composition needs to start without a network. From then on it is the last one that worked.
     * @returns whether everything is stored
     */
    async keep({ id, files }: Omit<KeepMessage, 'kind'>): Promise<boolean> {
      const { good, next } = await read();
      const isKnown = good === id && (await keptDocument(id)) !== undefined;
      const document = isKnown ? undefined : await fetch(SHELL_DOCUMENT, { cache: 'no-cache' });
      // Another composition went live in the meantime. Its own page will send a message.
      if (document && (!document.ok || document.headers.get(COMPOSITION_HEADER) !== id)) return false;
      await keepFiles(files);
      if (!document) return true;
      const documents = await caches.open(DOCUMENTS_CACHE);
      await documents.put(documentAddress(id), document);
      await write({ good: id, next: next?.id === id ? undefined : next });
      await dropOthers(documents, [documentAddress(id)]);
      await dropOtherFiles(files.map(({ address }) => address));
      return true;
    },
  };

  /** Files that are already stored are not requested again, because an address identifies its content. */
  async function keepFiles(files: KeepMessage['files']): Promise<void> {
    const cache = await caches.open(FILES_CACHE);
    for (const { address, integrity } of files) {
      if (await cache.match(address)) continue;
      const response = await fetch(address, { integrity, priority: 'low' });
      if (!response.ok) throw new Error(`${address} did not come: ${response.status}`);
      await cache.put(address, response);
    }
  }

  /** Deletes files of releases that are not in the composition. Other files that a page requested stay with their release. */
  async function dropOtherFiles(addresses: readonly string[]): Promise<void> {
    const folders = new Set(addresses.map(releaseFolder));
    const cache = await caches.open(FILES_CACHE);
    const old = (await cache.keys()).filter(({ url }) => !folders.has(releaseFolder(url)));
    await Promise.all(old.map((request) => cache.delete(request)));
  }
}

/** The preloaded response, if one came. Without a network, Firefox resolves to a response of an error where others reject. */
async function received(preloaded?: Promise<Response | undefined>): Promise<Response | undefined> {
  const response = await preloaded;
  return response?.type === 'error' ? undefined : response;
}

/** Returns the answer, or rejects if it takes too long. */
async function within<Value>(asked: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The site did not answer in time.')), ms);
  });
  // If it fails after the deadline, nobody awaits it any more.
  asked.catch(() => undefined);
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

async function dropOthers(cache: Cache, kept: readonly string[]): Promise<void> {
  const old = (await cache.keys()).filter(({ url }) => !kept.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

function documentAddress(id: string): string {
  return `/~worker/document/${id}`;
}

/** `/shell/<version>` or `/remotes/<package>/<version>`, of this origin or another. */
function releaseFolder(address: string): string {
  return /^(?:https?:\/\/[^/]+)?(\/shell\/[^/]+|\/remotes\/[^/]+\/[^/]+)\//.exec(address)?.[1] ?? address;
}
