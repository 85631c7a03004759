import type { ErrorKind } from '../../wire/errors/errorTexts';

/** Where a reader can go instead, and since when they have to. */
export interface WayOut {
  titleId: number;
  /** The nearest chapter that can be read. */
  nearest?: { chapterId: number; name: string } | undefined;
  /** In seconds. */
  endedAt?: number | undefined;
}

/** What a call could not do. The reader gets the texts of its kind, whoever looks into the answer the detail. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';

  /** @param detail for developers: names the parameter and what is wrong with it; never holds a session id */
  constructor(
    readonly kind: ErrorKind,
    readonly detail: string,
    readonly wayOut?: WayOut,
  ) {
    super(`${kind}: ${detail}`);
  }
}
