import { pino } from 'pino';
import type { PushMessage } from '../content/push/pushOutbox';
import type { PushOutcome } from './PushService';
import { sendDue, startPushing } from './startPushing';

const NOW = 1000;

function aMessage(fields: Partial<PushMessage> = {}): PushMessage {
  return {
    chapterId: 7,
    token: 'mara',
    language: 1,
    titleName: 'Neon Harbor',
    titleLanguage: 1,
    chapterName: '#001',
    subTitle: '',
    coverImage: 'c.webp',
    attempts: 1,
    ...fields,
  };
}

/** A sender whose push service answers with this outcome, and the results of its messages. */
function aSender(outcome: PushOutcome, messages = [aMessage()]) {
  const waiting = [...messages];
  const done: unknown[] = [];
  const note =
    (what: string) =>
    async (...args: unknown[]) =>
      void done.push([what, ...args]);
  const sent: string[] = [];
  const content = {
    pushOutbox: {
      announce: jest.fn(async () => undefined),
      claim: async (limit: number) => waiting.splice(0, limit),
      finish: note('finish'),
      postpone: note('postpone'),
      lengths: async () => ({ waiting: 0, taken: 0 }),
    },
    pushTokens: { save: async () => NOW, remove: note('remove') },
  };
  const service = {
    send: async (token: string) => {
      sent.push(token);
      return outcome;
    },
  };
  const options = { content, service, clock: () => NOW, log: pino({ level: 'silent' }) };
  return { options, sent, done };
}

test('sends everything that is due, in several batches', async () => {
  const messages = Array.from({ length: 45 }, (_, chapterId) => aMessage({ chapterId }));
  const { options, sent, done } = aSender({ kind: 'sent' }, messages);
  await sendDue(options);
  expect(sent).toHaveLength(45);
  expect(done).toEqual(messages.map((message) => ['finish', message]));
});

test('removes an expired subscription', async () => {
  const { options, done } = aSender({ kind: 'gone' });
  await sendDue(options);
  expect(done).toEqual([['remove', 'mara']]);
});

test('postpones with increasing delays when the push service is unavailable', async () => {
  const messages = [aMessage(), aMessage({ attempts: 3 })];
  const { options, done } = aSender({ kind: 'later', seconds: 60 }, messages);
  await sendDue(options);
  expect(done).toEqual([
    ['postpone', messages[0], NOW + 60],
    ['postpone', messages[1], NOW + 240],
  ]);
});

test.each([
  [{ kind: 'later', seconds: 60 } as const, 5],
  [{ kind: 'lost', reason: 'TimeoutError' } as const, 1],
])('drops the message after %j at attempt %i', async (outcome, attempts) => {
  const { options, done } = aSender(outcome, [aMessage({ attempts })]);
  await sendDue(options);
  expect(done).toEqual([['finish', expect.anything()]]);
});

test('continues after an error, and stops on request', async () => {
  const { options, sent } = aSender({ kind: 'sent' });
  options.content.pushOutbox.announce.mockRejectedValueOnce(new Error('away'));
  const stop = startPushing({ ...options, intervalMs: 1 });
  while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await stop();
  const calls = options.content.pushOutbox.announce.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(options.content.pushOutbox.announce).toHaveBeenCalledTimes(calls);
});
