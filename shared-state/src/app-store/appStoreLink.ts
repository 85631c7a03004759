import type { SiteConfig } from '../contract';

/** Where the publisher's app is, as far as the operator has set it (server/README.md). */
export type AppStores = Pick<SiteConfig, 'appStoreUrl' | 'playStoreUrl'>;

/**
 * Where this device gets the app (docs/specification.md §1: store links chosen by device platform): Apple's devices in
 * Apple's store, all others in Google's. `undefined` where the publisher has no app for it.
 * @param platform the user agent, or what `navigator.platform` says
 */
export function appStoreLink({ appStoreUrl, playStoreUrl }: AppStores, platform: string): string | undefined {
  return /iphone|ipad|ipod|mac/i.test(platform) ? appStoreUrl : playStoreUrl;
}
