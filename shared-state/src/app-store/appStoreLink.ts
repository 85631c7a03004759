import type { SiteConfig } from '../contract';

/** The store addresses of the publisher's app, as far as the operator has set them (server/README.md). */
export type AppStores = Pick<SiteConfig, 'appStoreUrl' | 'playStoreUrl'>;

/**
 * The store link for this device (docs/specification.md §1: store links chosen by device platform): Apple's store for Apple's
 * devices, Google's for all others. `undefined` if the publisher has no app there.
 * @param platform the user agent, or the value of `navigator.platform`
 */
export function appStoreLink({ appStoreUrl, playStoreUrl }: AppStores, platform: string): string | undefined {
  return /iphone|ipad|ipod|mac/i.test(platform) ? appStoreUrl : playStoreUrl;
}
