import { AsyncLocalStorage } from 'node:async_hooks';
import { disableStorages, AsyncLocalStorage as Noted } from './asyncStorages.cjs';

test('a storage that a test file leaves in use is disabled, and can be used again', () => {
  const storage = new Noted();
  storage.enterWith('left');
  expect(storage.getStore()).toBe('left');
  disableStorages();
  expect(storage.getStore()).toBeUndefined();
  expect(storage.run('again', () => storage.getStore())).toBe('again');
  disableStorages();
});

test('the AsyncLocalStorage of a test file is our subclass', () => {
  expect(Object.getPrototypeOf(AsyncLocalStorage).name).toBe('AsyncLocalStorage');
});
