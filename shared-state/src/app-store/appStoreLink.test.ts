import { appStoreLink } from './appStoreLink';

const APPLE = 'https://apple.test/app';
const GOOGLE = 'https://google.test/app';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', APPLE],
  ['iPad', APPLE],
  ['MacIntel', APPLE],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', GOOGLE],
  ['Win32', GOOGLE],
  ['', GOOGLE],
])('the platform %p leads to the store %p', (platform, store) => {
  expect(appStoreLink({ appStoreUrl: APPLE, playStoreUrl: GOOGLE }, platform)).toBe(store);
});

test('a device for which there is no app gets no link', () => {
  expect(appStoreLink({ playStoreUrl: GOOGLE }, 'iPad')).toBeUndefined();
  expect(appStoreLink({ appStoreUrl: APPLE }, 'Win32')).toBeUndefined();
});
