/** What a command says while it works: plain data, since it may travel from the running server to a terminal. */
export type LibraryEvent =
  /** With a count, one line stands for so many things. */
  | { kind: 'item'; outcome: Outcome; what: string; count?: number }
  | { kind: 'error'; where: string; what: string; todo: string }
  /** Something that is not as it should be, and keeps nothing out. */
  | { kind: 'warning'; where: string; what: string; todo: string }
  | { kind: 'note'; text: string }
  /** A piece of a file that was asked for. */
  | { kind: 'data'; text: string }
  | { kind: 'progress'; what: string; done: number; total: number };

export type Outcome = 'added' | 'changed' | 'unchanged' | 'removed';

export type Tell = (event: LibraryEvent) => void;
