import { codeOf, messageOf } from '../../text/caughtError';
/** Something that cannot go in: where it is, what is wrong with it, and what to do. One of these never stops the rest. */
export class LibraryProblem extends Error {
  override name = 'LibraryProblem';

  constructor(
    /** A path as the editor knows it, with `:line` or `: entry` behind it where that helps. */
    readonly where: string,
    readonly what: string,
    readonly todo: string,
  ) {
    super(`${where}: ${what} ${todo}`.trim());
  }

  /** The same problem, seen from further out. */
  at(where: string): LibraryProblem {
    return new LibraryProblem(`${where}: ${this.where}`, this.what, this.todo);
  }
}

/** Turns anything thrown into a problem at a place; what is no problem of the content is an error of ours or of the machine, and says so. */
export function asProblem(error: unknown, where: string): LibraryProblem {
  if (error instanceof LibraryProblem) return error;
  const [message, code] = [messageOf(error), codeOf(error)];
  if (code === 'ENOENT') return new LibraryProblem(where, 'does not exist.', 'Check the path.');
  if (code === 'EACCES' || code === 'EPERM') return new LibraryProblem(where, 'may not be read.', 'Check its permissions.');
  // The first line: what follows in a database's error is the whole of the query.
  return new LibraryProblem(where, `could not be taken in: ${message.split('\n')[0]!.slice(0, 300)}.`, '');
}
