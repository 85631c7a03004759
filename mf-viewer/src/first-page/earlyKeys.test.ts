import { captureEarlyKeys, takeEarlyKey } from './earlyKeys';

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

test('takeEarlyKey returns the last captured key once, and no key is captured after that', () => {
  captureEarlyKeys();
  press('a');
  press('b');
  expect(takeEarlyKey()?.key).toBe('b');
  press('c');
  expect(takeEarlyKey()).toBeUndefined();
});
