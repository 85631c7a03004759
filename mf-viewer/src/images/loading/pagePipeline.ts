import type { PageSource } from '../../model/chapter/pageSource';
import type { FetchedPage, PageErrorKind } from './fetchPage';
import type { LoadPage } from './pageLoader';

export type PageState =
  | { kind: 'waiting' }
  | { kind: 'ready'; objectUrl: string; picture: Blob }
  | { kind: 'failed'; error: PageErrorKind };

export interface PagePipeline {
  /**
   * Names the pages that are needed now, the most urgent first. What is not named is aborted and its memory given back;
   * what did not come while it was only ahead is tried again, as the reader has moved on since, and what came damaged is once.
   * The first `seen` of them, or all, are on the screen: they have the line for themselves, and what follows begins when they
   * are there.
   */
  setQueue: (pages: readonly PageSource[], seen?: number) => void;
  stateOf: (page: PageSource) => PageState;
  /** Tries a failed page again: past every cache on the way, if it came damaged. */
  retry: (page: PageSource) => void;
  /** Fetches a page anew, past every cache on the way: what is there is damaged. */
  reload: (page: PageSource) => void;
  /** The connection is back: what did not come is tried again. */
  retryUnreachable: () => void;
  /** The browser could not decode what came. */
  markCorrupt: (page: PageSource) => void;
  subscribe: (listener: () => void) => () => void;
  /** The bytes of all pictures that came since the viewer was opened. */
  loadedBytes: () => number;
}

/** Enough to fill a slow line, and few enough that what is needed first is there first. */
const AT_ONCE = 3;
const WAITING: PageState = { kind: 'waiting' };

interface Entry {
  source: PageSource;
  state: PageState;
  controller?: AbortController;
}

/**
 * Holds the pictures near the reader, and no others: memory stays the same however long the chapter is.
 * It knows no React; `usePageState` follows it.
 */
export function createPagePipeline(load: LoadPage, urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>): PagePipeline {
  let loadedBytes = 0;
  /** Addresses, the most urgent first. */
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
    // It may have come in the moment in which it was aborted.
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

  /** What came damaged lies so in a cache on the way. */
  const askAgain = (entry: Entry) => (isCorrupt(entry) ? askFresh(entry) : startAgain(entry));

  /** The most urgent pages that are not there yet are under way, and nothing else is: what is less urgent gives its place up. */
  function startNext(): void {
    const urgent = [...queue].filter((url) => entries.get(url)?.state === WAITING).slice(0, AT_ONCE);
    for (const [url, entry] of entries) if (!urgent.includes(url)) abort(entry);
    // What is under way already goes on beside those that are seen, so that none of its bytes are lost.
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
      const entry = entryOf(entries, page);
      if (entry?.state.kind === 'failed') askAgain(entry);
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

/** By its address, for which nothing is put together. A picture asked for with another key is another picture. */
function entryOf(entries: ReadonlyMap<string, Entry>, { imageUrl, encryptionKey }: PageSource): Entry | undefined {
  const entry = entries.get(imageUrl);
  return entry?.source.encryptionKey === encryptionKey ? entry : undefined;
}

/** What came damaged with another key is asked for past every cache with its new one, too. */
function sourcesOf(pages: readonly PageSource[], entries: ReadonlyMap<string, Entry>): Map<string, PageSource> {
  const isFreshOf = (source: PageSource) => {
    const before = entries.get(source.imageUrl);
    return before !== undefined && isCorrupt(before);
  };
  return new Map(pages.map((source) => [source.imageUrl, isFreshOf(source) ? { ...source, isFresh: true } : source]));
}

function isCorrupt({ state }: Entry): boolean {
  return state.kind === 'failed' && state.error === 'corrupt';
}

/** What came damaged past every cache is damaged where it comes from. */
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

/** What came too late and was shown already. */
function giveBack(page: FetchedPage, urls: Pick<typeof URL, 'revokeObjectURL'>): void {
  if (page.kind === 'picture' && page.objectUrl) urls.revokeObjectURL(page.objectUrl);
}

function abort(entry: Entry): void {
  const { controller } = entry;
  entry.controller = undefined;
  controller?.abort();
}
