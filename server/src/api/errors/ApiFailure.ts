import type { ErrorKind } from './errorTexts';

/** What a call could not do. The reader gets the texts of its kind, whoever looks into the answer the detail. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';

  /** @param detail for developers: names the parameter and what is wrong with it; never holds a session id */
  constructor(
    readonly kind: ErrorKind,
    readonly detail: string,
  ) {
    super(`${kind}: ${detail}`);
  }
}
