import type { AdNetwork } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import { AD_PROVIDERS, noAd } from './adProviders';

const networks: AdNetwork[] = [{ network: { kind: 'adsense', value: { unitID: 'unit-1', location: 'title' } } }];
const own = [aBanner({ id: 7 }), aBanner({ id: 8 })];

test('the house provider shows a banner of the publisher when a response has a place for it', () => {
  expect(AD_PROVIDERS.house({ networks, own })).toBe(own[0]);
  expect(AD_PROVIDERS.house({ networks, own: [] })).toBeUndefined();
  expect(AD_PROVIDERS.house({ networks: [], own })).toBeUndefined();
});

test('noAd shows nothing', () => {
  expect(noAd({ networks, own })).toBeUndefined();
});
