/** The object store does not answer, or not in time. The object may still exist. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';

  constructor(cause?: unknown) {
    super('The object store does not answer.', { cause });
  }
}
