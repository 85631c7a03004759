/** The object store does not answer, or not in time. What is in it may well be there. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';

  constructor(cause?: unknown) {
    super('The object store does not answer.', { cause });
  }
}
