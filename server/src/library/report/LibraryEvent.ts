/** What a command reports while it works. It is plain data, because it may travel from the running server to a terminal. */
export type LibraryEvent =
  /** With a count, one line stands for that many things. */
  | { kind: 'item'; outcome: Outcome; what: string; count?: number }
  | { kind: 'error'; where: string; what: string; todo: string }
  /** A problem that leaves nothing out. */
  | { kind: 'warning'; where: string; what: string; todo: string }
  | { kind: 'note'; text: string }
  /** A piece of an exported file. */
  | { kind: 'data'; text: string }
  | { kind: 'progress'; what: string; done: number; total: number };

export type Outcome = 'added' | 'changed' | 'unchanged' | 'removed';

export type Tell = (event: LibraryEvent) => void;
