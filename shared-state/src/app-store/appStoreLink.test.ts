import { APP_STORE_URL, appStoreLink, PLAY_STORE_URL } from './appStoreLink';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', APP_STORE_URL],
  ['iPad', APP_STORE_URL],
  ['MacIntel', APP_STORE_URL],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', PLAY_STORE_URL],
  ['Win32', PLAY_STORE_URL],
  ['', PLAY_STORE_URL],
])('%p leads to %p', (platform, store) => {
  expect(appStoreLink(platform)).toBe(store);
});
