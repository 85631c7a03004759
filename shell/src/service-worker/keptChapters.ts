import {
  isKeptInfo,
  isKeptStill,
  KEPT_CACHE,
  KEPT_CHECK_ADDRESS,
  KEPT_UNTIL_HEADER,
  type KeptInfo,
  keptAddresses,
  keptChapterAddress,
} from '@komawari/shared-domain';

/** Less than the viewer's own limit (10 s). */
const TIMEOUT_MS = 5_000;

/** How long a chapter that the publisher took down may stay in a browser whose reader is on the site. */
const CHECK_INTERVAL_MS = 60_000;

export interface KeptChaptersInputs {
  caches: CacheStorage;
  fetch: typeof fetch;
  now?: () => number;
}

/** Whether the viewer requests the chapter before its reader opens it (docs/wire.md). */
function isAhead({ url }: Request): boolean {
  return new URL(url).searchParams.get('opens') === 'no';
}

/** Chapters that a reader keeps in this browser (by mf-catalog/src/kept-chapters). They work offline until they expire. */
export function createKeptChapters({ caches, fetch, now = Date.now }: KeptChaptersInputs) {
  async function match(address: RequestInfo): Promise<Response | undefined> {
    return (await caches.has(KEPT_CACHE)) ? (await caches.open(KEPT_CACHE)).match(address) : undefined;
  }

  let checkedAt = -CHECK_INTERVAL_MS;

  async function keptInfos(cache: Cache): Promise<KeptInfo[]> {
    const addresses = (await cache.keys()).filter(({ url }) => isKeptInfo(url));
    const answers = await Promise.all(addresses.map((address) => cache.match(address)));
    // mf-catalog/src/kept-chapters/keptStore.ts wrote them.
    return Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<KeptInfo>] : [])));
  }

  async function keptAnswer(request: Request): Promise<Response | undefined> {
    const chapterId = Number(new URL(request.url).searchParams.get('chapter_id'));
    const kept = await match(keptChapterAddress(chapterId));
    return kept && isKeptStill(Number(kept.headers.get(KEPT_UNTIL_HEADER)), now() / 1000) ? kept : undefined;
  }

  return {
    /** Deletes chapters that the site no longer has. Asks the site at most once a minute. Without its answer everything stays. */
    async dropGone(): Promise<void> {
      if (now() - checkedAt < CHECK_INTERVAL_MS || !(await caches.has(KEPT_CACHE))) return;
      checkedAt = now();
      const cache = await caches.open(KEPT_CACHE);
      const infos = await keptInfos(cache);
      if (infos.length === 0) return;
      const response = await fetch(`${KEPT_CHECK_ADDRESS}?ids=${infos.map(({ chapterId }) => chapterId).join()}`);
      if (!response.ok) return;
      // The site's own answer (server/src/site/keptChapterRoutes.ts).
      const { gone } = (await response.json()) as { gone: number[] };
      const others = infos.filter(({ chapterId }) => !gone.includes(chapterId));
      const leaving = infos.filter((info) => !others.includes(info)).flatMap((info) => keptAddresses(info, others));
      await Promise.all(leaving.map((address) => cache.delete(address)));
    },

    /** The picture of a page never changes under its address, so a kept copy is as good as a new one. */
    async page(request: Request): Promise<Response> {
      return (await match(request.url)) ?? fetch(request);
    },

    /**
     * Answers the viewer's call. Prefers the site's own answer, because the site knows what has changed.
     * @param onOffline called when the chapter is read without the site, so that the site learns of it later
     */
    async chapter(request: Request, onOffline: () => void): Promise<Response> {
      const kept = await keptAnswer(request);
      if (!kept) return fetch(request);
      try {
        const response = await fetch(new Request(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
        if (response.ok) return response;
      } catch {
        // Falls through to the kept answer.
      }
      if (!isAhead(request)) onOffline();
      return kept;
    },
  };
}
