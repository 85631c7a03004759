import type { PushText } from './pushText';

/** The result of sending one message. */
export type PushOutcome =
  | { kind: 'sent' }
  /** The reader's browser has unsubscribed, or the token was never a valid subscription. */
  | { kind: 'gone' }
  /** The message was certainly not accepted. It can be sent again in this many seconds. */
  | { kind: 'later'; seconds: number }
  /** The result is unknown, or the message will never be accepted. */
  | { kind: 'lost'; reason: string };

/** Delivers messages to readers' devices. The sender uses only this interface. */
export interface PushService {
  send: (token: string, message: PushText) => Promise<PushOutcome>;
}
