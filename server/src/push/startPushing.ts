import type { Logger } from 'pino';
import type { Clock } from '../config/Clock';
import type { Content } from '../content/createContent';
import type { PushMessage } from '../content/push/pushOutbox';
import type { PushService } from './PushService';
import { pushText } from './pushText';

export interface PushingOptions {
  content: Pick<Content, 'pushOutbox' | 'pushTokens'>;
  service: PushService;
  clock: Clock;
  log: Logger;
  intervalMs?: number;
}

const INTERVAL_MS = 10_000;
/** How many messages are sent at the same time. */
const BATCH = 20;
const MAX_ATTEMPTS = 5;

/**
 * Sends readers messages about chapters that have started. Returns a function that stops this, after the messages that are being
 * sent have an answer.
 */
export function startPushing({ intervalMs = INTERVAL_MS, ...options }: PushingOptions): () => Promise<void> {
  let isStopped = false;
  let underWay: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    underWay = sendDue({ ...options, isStopped: () => isStopped })
      .catch((error: unknown) => options.log.error({ err: error }, 'readers could not be told of new chapters'))
      .finally(() => (isBusy = false));
  }, intervalMs);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    return underWay;
  };
}

/** Sends all messages that are due. */
export async function sendDue(options: Omit<PushingOptions, 'intervalMs'> & { isStopped?: () => boolean }): Promise<void> {
  const { pushOutbox } = options.content;
  await pushOutbox.announce();
  while (!options.isStopped?.()) {
    const messages = await pushOutbox.claim(BATCH);
    if (messages.length === 0) return;
    await Promise.all(messages.map((message) => sendOne(message, options)));
  }
}

async function sendOne(message: PushMessage, { content, service, clock, log }: PushingOptions): Promise<void> {
  const { pushOutbox, pushTokens } = content;
  const outcome = await service.send(message.token, pushText(message));
  if (outcome.kind === 'gone') return pushTokens.remove(message.token);
  if (outcome.kind === 'later' && message.attempts < MAX_ATTEMPTS) {
    return pushOutbox.postpone(message, clock() + outcome.seconds * 2 ** (message.attempts - 1));
  }
  if (outcome.kind !== 'sent') log.warn({ chapter: message.chapterId, outcome }, 'a reader was not told of a chapter');
  return pushOutbox.finish(message);
}
