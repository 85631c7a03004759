import type { AdNetwork, Banner } from '@komawari/shared-proto';
import type { AdProviderName } from '../contract';

/** An advertising space, as an answer of the API describes it. */
export interface AdPlace {
  /** The networks to try, in order. */
  networks: readonly AdNetwork[];
  /** The publisher's own banners that came with the same answer. */
  own: readonly Banner[];
}

/** Decides what to show in an advertising space. `undefined` means nothing at all, not even a box. */
export type AdProvider = (place: AdPlace) => Banner | undefined;

export const noAd: AdProvider = () => undefined;

/** Every provider that an operator can choose (`ADS`, server/README.md). No ad network's script is ever loaded. */
export const AD_PROVIDERS: Readonly<Record<AdProviderName, AdProvider>> = {
  house: ({ networks, own }) => (networks.length > 0 ? own[0] : undefined),
};
