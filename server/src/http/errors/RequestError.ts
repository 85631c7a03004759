/** What is wrong with a request itself, or with the moment at which it comes. */
export type RequestErrorKind = 'badRequest' | 'sessionMissing' | 'maintenance' | 'regionBlocked' | 'readOnly' | 'tooOften';

/** A request that is refused before anything is asked of the content. */
export class RequestError extends Error {
  override name = 'RequestError';

  /** @param detail for developers: names the parameter and what is wrong with it; never holds a session id */
  constructor(
    readonly kind: RequestErrorKind,
    readonly detail: string,
  ) {
    super(`${kind}: ${detail}`);
  }
}
