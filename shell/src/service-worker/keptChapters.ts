import { isKeptStill, KEPT_CACHE, KEPT_UNTIL_HEADER, keptChapterAddress } from '@komawari/shared-domain';

/** Less than the viewer's own patience (10 s). */
const TIMEOUT_MS = 5_000;

export interface KeptChaptersInputs {
  caches: CacheStorage;
  fetch: typeof fetch;
  now?: () => number;
}

/** Asked for by the viewer before its reader has turned there (docs/wire.md). */
function isAhead({ url }: Request): boolean {
  return new URL(url).searchParams.get('opens') === 'no';
}

/** Chapters that a reader keeps in this browser (mf-catalog/src/kept-chapters puts them there): shown without a network, until their end. */
export function createKeptChapters({ caches, fetch, now = Date.now }: KeptChaptersInputs) {
  async function match(address: RequestInfo): Promise<Response | undefined> {
    return (await caches.has(KEPT_CACHE)) ? (await caches.open(KEPT_CACHE)).match(address) : undefined;
  }

  async function keptAnswer(request: Request): Promise<Response | undefined> {
    const chapterId = Number(new URL(request.url).searchParams.get('chapter_id'));
    const kept = await match(keptChapterAddress(chapterId));
    return kept && isKeptStill(Number(kept.headers.get(KEPT_UNTIL_HEADER)), now() / 1000) ? kept : undefined;
  }

  return {
    /** The picture of a page: it never changes under its address, so a kept one is as good as any. */
    async page(request: Request): Promise<Response> {
      return (await match(request.url)) ?? fetch(request);
    },

    /**
     * The viewer's call: the site's own answer whenever there is one, since it knows what has changed.
     * @param onOffline called when the chapter is read without the site, which is told later
     */
    async chapter(request: Request, onOffline: () => void): Promise<Response> {
      const kept = await keptAnswer(request);
      if (!kept) return fetch(request);
      try {
        const response = await fetch(new Request(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
        if (response.ok) return response;
      } catch {
        // It is shown from what is kept.
      }
      if (!isAhead(request)) onOffline();
      return kept;
    },
  };
}
