import type { PushText } from './pushText';

/** What became of one message. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The reader's browser has taken the subscription back, or it was never one. */
  | { kind: 'gone' }
  /** It was certainly not taken, and may be in so many seconds. */
  | { kind: 'later'; seconds: number }
  /** Nobody knows, or nobody will ever take it. */
  | { kind: 'lost'; reason: string };

/** Whoever carries messages to readers' devices. The sender knows nothing else of it. */
export interface PushService {
  send: (token: string, message: PushText) => Promise<PushOutcome>;
}
