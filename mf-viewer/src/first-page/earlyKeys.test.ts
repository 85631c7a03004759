import { captureEarlyKeys, takeEarlyKey } from './earlyKeys';

const press = (key: string) => dispatchEvent(new KeyboardEvent('keydown', { key }));

test('the last key is taken, once, and none is kept from then on', () => {
  captureEarlyKeys();
  press('a');
  press('b');
  expect(takeEarlyKey()?.key).toBe('b');
  press('c');
  expect(takeEarlyKey()).toBeUndefined();
});
