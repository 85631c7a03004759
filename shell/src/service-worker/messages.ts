import type { ReaderMessage } from '@komawari/shared-state';

/** A reader took the offer of an update: the worker that waits takes over. */
export interface TakeOverMessage {
  kind: 'takeOver';
}

/** What a page tells the service worker. */
export type PageMessage = ReaderMessage | TakeOverMessage;
