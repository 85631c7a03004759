import type { AdNetworkList } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { AdProviderName } from '@komawari/shared-state/contract';

/** The place of an advertisement, where the operator wants any. The house is told as a unit of the network that names places. */
export function wireAdvertisement(
  ads: AdProviderName | undefined,
  location: 'title' | 'lastPage',
): { advertisement?: Draft<AdNetworkList> } {
  if (!ads) return {};
  return { advertisement: { adNetworks: [{ network: { kind: 'adsense', value: { unitID: ads, location } } }] } };
}
