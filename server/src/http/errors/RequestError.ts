/** An error in the request itself, or a state in which the request is not allowed. */
export type RequestErrorKind = 'badRequest' | 'sessionMissing' | 'maintenance' | 'regionBlocked' | 'readOnly' | 'tooOften';

/** A request that is refused before the content is queried. */
export class RequestError extends Error {
  override name = 'RequestError';

  /** @param detail for developers: names the parameter and what is wrong with it; never contains a session ID */
  constructor(
    readonly kind: RequestErrorKind,
    readonly detail: string,
  ) {
    super(`${kind}: ${detail}`);
  }
}
