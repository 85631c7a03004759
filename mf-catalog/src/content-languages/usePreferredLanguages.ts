import { type PreferredLanguages, preferredLanguages } from '@komawari/shared-domain';
import { createSelector, selectContentLanguages, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';

const selectPreferredLanguages = createSelector(
  [selectServiceLanguage, selectContentLanguages],
  (service, contents): PreferredLanguages => preferredLanguages(service, contents),
);

/** The content languages of the reader in order of preference. The same array until a choice changes. */
export function usePreferredLanguages(): PreferredLanguages {
  return useAppSelector(selectPreferredLanguages);
}
