/** The mobile app in both stores. The ids stand in until a publisher puts its own app there. */
export const APP_STORE_URL = 'https://apps.apple.com/app/id0000000000';
export const PLAY_STORE_URL = 'https://play.google.com/store/apps/details?id=example.komawari';

/**
 * Where this device gets the app (docs/specification.md §1: store links chosen by device platform): Apple's devices in
 * Apple's store,
 * all others in Google's.
 * @param platform the user agent, or what `navigator.platform` says
 */
export function appStoreLink(platform: string): string {
  return /iphone|ipad|ipod|mac/i.test(platform) ? APP_STORE_URL : PLAY_STORE_URL;
}
