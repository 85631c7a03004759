import type { PageSource } from '../../model/chapter/pageSource';
import type { FetchedPage, PageErrorKind } from './fetchPage';
import type { LoadPage } from './pageLoader';

export type PageState =
  | { kind: 'waiting' }
  | { kind: 'ready'; objectUrl: string; picture: Blob }
  | { kind: 'failed'; error: PageErrorKind };

export interface PagePipeline {
  /**
   * Sets the pages that are needed now, the most urgent first. Loads of other pages are aborted, and their memory is released. A
   * page that did not arrive while it was only prefetched is tried again, because the reader has moved on since. A page that
   * arrived corrupt is tried again once.
   * The first `seen` pages, or all, are visible. They get the whole connection; the others start when these have loaded.
   */
  setQueue: (pages: readonly PageSource[], seen?: number) => void;
  stateOf: (page: PageSource) => PageState;
  /**
   * Tries a failed page again, and all other pages that did not arrive: what was in their way may be gone. If the page arrived
   * corrupt, the request bypasses every cache on the way.
   */
  retry: (page: PageSource) => void;
  /** Fetches a page again and bypasses every cache on the way, because the current picture is corrupt. */
  reload: (page: PageSource) => void;
  /** The connection is back: retries the pages that did not arrive. */
  retryUnreachable: () => void;
  /** The browser could not decode the picture. */
  markCorrupt: (page: PageSource) => void;
  subscribe: (listener: () => void) => () => void;
  /** The total bytes of all pictures loaded since the viewer was opened. */
  loadedBytes: () => number;
}

/** Enough to use a slow connection fully, and few enough that the most urgent pages arrive first. */
const AT_ONCE = 3;
const WAITING: PageState = { kind: 'waiting' };

interface Entry {
  source: PageSource;
  state: PageState;
  controller?: AbortController;
}

/**
 * Holds only the pictures near the reader, so memory use does not grow with the length of the chapter. It does not know React;
 * `usePageState` subscribes to it.
 */
export function createPagePipeline(load: LoadPage, urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>): PagePipeline {
  let loadedBytes = 0;
  /** URLs, the most urgent first. */
  let queue: ReadonlySet<string> = new Set();
  let seen: ReadonlySet<string> = new Set();
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();

  function settle(entry: Entry, page: FetchedPage): void {
    entry.controller = undefined;
    if (page.kind === 'picture') loadedBytes += page.blob.size;
    entry.state = settledState(page, urls);
    for (const listener of listeners) listener();
    startNext();
  }

  function start(entry: Entry | undefined): void {
    if (!entry || entry.controller) return;
    const controller = new AbortController();
    entry.controller = controller;
    // It may have arrived at the moment when it was aborted.
    const end = (page: FetchedPage) => (entry.controller === controller ? settle(entry, page) : giveBack(page, urls));
    load(entry.source, controller.signal).then(end, () => end({ kind: 'unreachable' }));
  }

  function startAgain(entry: Entry): void {
    abort(entry);
    if (entry.state.kind === 'ready') urls.revokeObjectURL(entry.state.objectUrl);
    entry.state = WAITING;
    for (const listener of listeners) listener();
    startNext();
  }

  function askFresh(entry: Entry): void {
    entry.source = { ...entry.source, isFresh: true };
    startAgain(entry);
  }

  /** A corrupt file may be corrupt in a cache on the way. */
  const askAgain = (entry: Entry) => (isCorrupt(entry) ? askFresh(entry) : startAgain(entry));

  /** Only the most urgent missing pages load. Less urgent loads are aborted to free their slots. */
  function startNext(): void {
    const urgent = [...queue].filter((url) => entries.get(url)?.state === WAITING).slice(0, AT_ONCE);
    for (const [url, entry] of entries) if (!urgent.includes(url)) abort(entry);
    // Loads in progress continue beside the visible pages, so that none of their bytes are lost.
    const urgentAndSeen = urgent.filter((url) => seen.has(url));
    for (const url of urgentAndSeen.length > 0 ? urgentAndSeen : urgent) start(entries.get(url));
  }

  function release(entry: Entry): void {
    abort(entry);
    if (entry.state.kind === 'ready') urls.revokeObjectURL(entry.state.objectUrl);
    entries.delete(entry.source.imageUrl);
  }

  return {
    setQueue(pages, seenCount = pages.length) {
      const sources = sourcesOf(pages, entries);
      queue = new Set(sources.keys());
      seen = new Set(pages.slice(0, seenCount).map(({ imageUrl }) => imageUrl));
      for (const entry of [...entries.values()]) {
        const source = sources.get(entry.source.imageUrl);
        if (!source || !entryOf(entries, source)) release(entry);
      }
      [...entries.values()].filter(isWorthAnotherTry).forEach(askAgain);
      for (const [url, source] of sources) if (!entries.has(url)) entries.set(url, { source, state: WAITING });
      startNext();
    },
    loadedBytes: () => loadedBytes,
    stateOf: (page) => entryOf(entries, page)?.state ?? WAITING,
    retry(page) {
      const retried = entryOf(entries, page);
      [...entries.values()].filter((entry) => isUnreachable(entry) || (entry === retried && isFailed(entry))).forEach(askAgain);
    },
    reload(page) {
      const entry = entryOf(entries, page);
      if (entry) askFresh(entry);
    },
    retryUnreachable: () => [...entries.values()].filter(isUnreachable).forEach(startAgain),
    markCorrupt(page) {
      const entry = entryOf(entries, page);
      if (entry?.state.kind !== 'ready') return;
      urls.revokeObjectURL(entry.state.objectUrl);
      settle(entry, { kind: 'corrupt' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Looks the entry up by URL, so that no key must be built. A picture requested with another key is another picture. */
function entryOf(entries: ReadonlyMap<string, Entry>, { imageUrl, encryptionKey }: PageSource): Entry | undefined {
  const entry = entries.get(imageUrl);
  return entry?.source.encryptionKey === encryptionKey ? entry : undefined;
}

/** A page that was corrupt with another key bypasses every cache with its new key, too. */
function sourcesOf(pages: readonly PageSource[], entries: ReadonlyMap<string, Entry>): Map<string, PageSource> {
  const isFreshOf = (source: PageSource) => {
    const before = entries.get(source.imageUrl);
    return before !== undefined && isCorrupt(before);
  };
  return new Map(pages.map((source) => [source.imageUrl, isFreshOf(source) ? { ...source, isFresh: true } : source]));
}

function isFailed({ state }: Entry): boolean {
  return state.kind === 'failed';
}

function isCorrupt({ state }: Entry): boolean {
  return state.kind === 'failed' && state.error === 'corrupt';
}

/** A page that is corrupt without any cache is corrupt at its source. */
function isWorthAnotherTry(entry: Entry): boolean {
  return isUnreachable(entry) || (isCorrupt(entry) && !entry.source.isFresh);
}

function isUnreachable({ state }: Entry): boolean {
  return state.kind === 'failed' && state.error === 'unreachable';
}

function settledState(page: FetchedPage, urls: Pick<typeof URL, 'createObjectURL'>): PageState {
  if (page.kind !== 'picture') return { kind: 'failed', error: page.kind };
  return { kind: 'ready', objectUrl: page.objectUrl ?? urls.createObjectURL(page.blob), picture: page.blob };
}

/** Revokes the URL of a picture that came too late and was already shown. */
function giveBack(page: FetchedPage, urls: Pick<typeof URL, 'revokeObjectURL'>): void {
  if (page.kind === 'picture' && page.objectUrl) urls.revokeObjectURL(page.objectUrl);
}

function abort(entry: Entry): void {
  const { controller } = entry;
  entry.controller = undefined;
  controller?.abort();
}
