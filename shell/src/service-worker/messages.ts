import type { ReaderMessage } from '@komawari/shared-state';

/** A page has drawn itself. */
export interface StartedMessage {
  kind: 'started';
  /** Of the composition. */
  id: string;
}

/** What a composition needs to start without a network. Sent when the page has nothing better to do. */
export interface KeepMessage {
  kind: 'keep';
  id: string;
  files: readonly { address: string; integrity: string }[];
}

/** An answer of the API: its address, and its bytes as they stand in a page. */
export interface KeptAnswer {
  address: string;
  bytes: string;
}

/** The answers that came in the page. */
export interface AnswersMessage {
  kind: 'answers';
  answers: readonly KeptAnswer[];
}

/** The network is back: what waits for it can go. */
export interface OnlineMessage {
  kind: 'online';
}

/** A reader took the offer of an update: the worker that waits takes over. */
export interface TakeOverMessage {
  kind: 'takeOver';
}

/** What a page tells the service worker. */
export type PageMessage = ReaderMessage | StartedMessage | KeepMessage | AnswersMessage | OnlineMessage | TakeOverMessage;
