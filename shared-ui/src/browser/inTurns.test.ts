import { inTurns } from './inTurns';

/** Once all has run that waits for no turn of the browser. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('nothing is begun before the browser has had its turn', async () => {
  const turns: (() => void)[] = [];
  class Channel {
    port1 = { onmessage: () => {}, close: () => {} };
    port2 = { postMessage: () => turns.push(() => this.port1.onmessage()) };
  }
  const { MessageChannel } = globalThis;
  // Of the channel no more than these is used.
  globalThis.MessageChannel = Channel as unknown as typeof MessageChannel;
  const done: string[] = [];
  void inTurns([() => done.push('first'), async () => done.push('second')]).then(() => done.push('end'));
  for (const expected of [['first'], ['first', 'second'], ['first', 'second', 'end']]) {
    await settled();
    expect(done).toEqual(expected);
    turns.shift()?.();
  }
  globalThis.MessageChannel = MessageChannel;
});
