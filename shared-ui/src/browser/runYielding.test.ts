import { runYielding } from './runYielding';

/** Resolves after everything that does not wait for the browser's next task. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('each task starts only after the browser has had its turn', async () => {
  const turns: (() => void)[] = [];
  class Channel {
    port1 = { onmessage: () => {}, close: () => {} };
    port2 = { postMessage: () => turns.push(() => this.port1.onmessage()) };
  }
  const { MessageChannel } = globalThis;
  // `runYielding` uses only these parts of a channel.
  globalThis.MessageChannel = Channel as unknown as typeof MessageChannel;
  const done: string[] = [];
  void runYielding([() => done.push('first'), async () => done.push('second')]).then(() => done.push('end'));
  for (const expected of [['first'], ['first', 'second'], ['first', 'second', 'end']]) {
    await settled();
    expect(done).toEqual(expected);
    turns.shift()?.();
  }
  globalThis.MessageChannel = MessageChannel;
});
