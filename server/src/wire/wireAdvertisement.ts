import type { AdNetworkList } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { AdProviderName } from '@komawari/shared-state/contract';

/**
 * The placement of an advertisement, if the operator has configured ads. Our own ads use the message of the ad network that names
 * placements.
 */
export function wireAdvertisement(
  ads: AdProviderName | undefined,
  location: 'title' | 'lastPage',
): { advertisement?: Draft<AdNetworkList> } {
  if (!ads) return {};
  return { advertisement: { adNetworks: [{ network: { kind: 'adsense', value: { unitID: ads, location } } }] } };
}
