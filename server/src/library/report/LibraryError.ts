import { codeOf, messageOf } from '../../text/caughtError';

/** Something that cannot be imported: where it is, what is wrong with it, and what to do. It never stops the rest. */
export class LibraryError extends Error {
  override name = 'LibraryError';

  constructor(
    /** A path as the editor knows it, followed by `:line` or `: entry` where that helps. */
    readonly where: string,
    readonly what: string,
    readonly todo: string,
  ) {
    super(`${where}: ${what} ${todo}`.trim());
  }

  /** The same error, with an outer place before its own. */
  at(where: string): LibraryError {
    return new LibraryError(`${where}: ${this.where}`, this.what, this.todo);
  }
}

/**
 * Turns anything thrown into an error at a place. An unknown error comes from our code or the machine, not from the content; its
 * message says that the item could not be taken in.
 */
export function asLibraryError(error: unknown, where: string): LibraryError {
  if (error instanceof LibraryError) return error;
  const [message, code] = [messageOf(error), codeOf(error)];
  if (code === 'ENOENT') return new LibraryError(where, 'does not exist.', 'Check the path.');
  if (code === 'EACCES' || code === 'EPERM') return new LibraryError(where, 'may not be read.', 'Check its permissions.');
  // Only the first line: after it, a database error contains the whole query.
  return new LibraryError(where, `could not be taken in: ${message.split('\n')[0]!.slice(0, 300)}.`, '');
}
