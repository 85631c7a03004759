/** As long as any call may take (docs/specification.md §9). */
export const REQUEST_TIMEOUT_MS = 10_000;

declare global {
  /** Passed from one script of the page to the other: what `requestAnswers` requested and nobody has taken, by URL. */
  var komawariAnswers: Map<string, Promise<Response | undefined>> | undefined;
}

/**
 * Requests answers of the API before the store exists. The session is in the cookie only. These are not preloads, because only
 * Chromium gives a preload to a request with the session's header; Firefox and Safari would request it again
 * (docs/decisions/0044-data-needs.md).
 * @param urls as the store will request them
 */
export function requestAnswers(urls: readonly string[]): void {
  const options: RequestInit = { credentials: 'include', priority: 'low' };
  globalThis.komawariAnswers = new Map(urls.map((url) => [url, goodAnswer(url, options)]));
}

/** Resolves to undefined if no good answer came: the page's own request will report why. */
export async function goodAnswer(url: string, options: RequestInit): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    return response.ok ? response : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the pending answer for a URL, once. */
export function takeAnswer(url: string): Promise<Response | undefined> | undefined {
  const answer = globalThis.komawariAnswers?.get(url);
  globalThis.komawariAnswers?.delete(url);
  return answer;
}
