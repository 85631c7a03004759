import { AsyncLocalStorage } from 'node:async_hooks';
import { disableStorages, AsyncLocalStorage as Noted } from './asyncStorages.cjs';

test('what a test file leaves in use is disabled, and can be used again', () => {
  const storage = new Noted();
  storage.enterWith('left');
  expect(storage.getStore()).toBe('left');
  disableStorages();
  expect(storage.getStore()).toBeUndefined();
  expect(storage.run('again', () => storage.getStore())).toBe('again');
  disableStorages();
});

test('those of a test file are made of a class of ours', () => {
  expect(Object.getPrototypeOf(AsyncLocalStorage).name).toBe('AsyncLocalStorage');
});
