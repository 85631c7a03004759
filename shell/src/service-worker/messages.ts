import type { ReaderMessage } from '@komawari/shared-state';

/** A page has rendered. */
export interface StartedMessage {
  kind: 'started';
  /** The ID of the composition. */
  id: string;
}

/** What a composition needs to start without a network. Sent when the browser is idle. */
export interface KeepMessage {
  kind: 'keep';
  id: string;
  files: readonly { address: string; integrity: string }[];
}

/** An answer of the API: its address, and its bytes as the page contains them. */
export interface KeptAnswer {
  address: string;
  bytes: string;
}

/** The answers that came with the page. */
export interface AnswersMessage {
  kind: 'answers';
  answers: readonly KeptAnswer[];
}

/** The network is back, so waiting requests can be sent. */
export interface OnlineMessage {
  kind: 'online';
}

/** A reader accepted the update, so the waiting worker takes over. */
export interface TakeOverMessage {
  kind: 'takeOver';
}

/** Messages from a page to the service worker. */
export type PageMessage = ReaderMessage | StartedMessage | KeepMessage | AnswersMessage | OnlineMessage | TakeOverMessage;
