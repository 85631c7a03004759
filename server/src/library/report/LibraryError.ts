import { codeOf, messageOf } from '../../text/caughtError';

/** Something that cannot go in: where it is, what is wrong with it, and what to do. One of these never stops the rest. */
export class LibraryError extends Error {
  override name = 'LibraryError';

  constructor(
    /** A path as the editor knows it, with `:line` or `: entry` behind it where that helps. */
    readonly where: string,
    readonly what: string,
    readonly todo: string,
  ) {
    super(`${where}: ${what} ${todo}`.trim());
  }

  /** The same error, seen from further out. */
  at(where: string): LibraryError {
    return new LibraryError(`${where}: ${this.where}`, this.what, this.todo);
  }
}

/** Turns anything thrown into an error at a place; what is none of the content's is one of ours or of the machine, and says so. */
export function asLibraryError(error: unknown, where: string): LibraryError {
  if (error instanceof LibraryError) return error;
  const [message, code] = [messageOf(error), codeOf(error)];
  if (code === 'ENOENT') return new LibraryError(where, 'does not exist.', 'Check the path.');
  if (code === 'EACCES' || code === 'EPERM') return new LibraryError(where, 'may not be read.', 'Check its permissions.');
  // The first line: what follows in a database's error is the whole of the query.
  return new LibraryError(where, `could not be taken in: ${message.split('\n')[0]!.slice(0, 300)}.`, '');
}
