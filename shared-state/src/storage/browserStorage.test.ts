import { onStoredElsewhere, readStored, writeStored } from './browserStorage';

const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;

function putInPlace(descriptor: PropertyDescriptor) {
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor });
}

afterEach(() => {
  Object.defineProperty(globalThis, 'localStorage', original);
  localStorage.clear();
});

test('a written value is read again, under the key of the specification', () => {
  expect(writeStored('contents', ['en', 'th'])).toBe(true);
  expect(localStorage.getItem('contentsV2')).toBe('["en","th"]');
  expect(readStored('contents')).toEqual(['en', 'th']);
});

test('writing undefined removes the value', () => {
  writeStored('theme', 'dark');
  writeStored('theme', undefined);
  expect(localStorage.getItem('theme')).toBeNull();
  expect(readStored('theme')).toBeUndefined();
});

test('a bare word that was stored before JSON was used is read as text', () => {
  localStorage.setItem('service', 'es');
  expect(readStored('service')).toBe('es');
});

test('damaged JSON is read as text', () => {
  localStorage.setItem('readingProgress', '{"1":{');
  expect(readStored('readingProgress')).toBe('{"1":{');
});

test('disabled storage reads undefined and refuses writes', () => {
  putInPlace({
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(readStored('service')).toBeUndefined();
  expect(writeStored('service', 'en')).toBe(false);
});

test('missing storage reads undefined and refuses writes', () => {
  putInPlace({ value: undefined });
  expect(readStored('service')).toBeUndefined();
  expect(writeStored('service', 'en')).toBe(false);
});

test('writing to full storage returns false', () => {
  const full = {
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  putInPlace({ value: full });
  expect(writeStored('readingProgress', {})).toBe(false);
});

test('a listener is told of changes in another tab until it ends', () => {
  const heard: unknown[] = [];
  const end = onStoredElsewhere('service', (value) => heard.push(value));
  const change = (key: string, newValue: string | null) =>
    globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  change('service', '"th"');
  change('contentsV2', '["en"]');
  change('service', null);
  end();
  change('service', '"fr"');
  expect(heard).toEqual(['th', undefined]);
});
