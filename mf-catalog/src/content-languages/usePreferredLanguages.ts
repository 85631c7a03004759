import { type PreferredLanguages, preferredLanguages } from '@komawari/shared-domain';
import { createSelector, selectContentLanguages, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';

const selectPreferredLanguages = createSelector(
  [selectServiceLanguage, selectContentLanguages],
  (service, contents): PreferredLanguages => preferredLanguages(service, contents),
);

/** The reader's content languages in order of preference. Returns the same array until a choice changes. */
export function usePreferredLanguages(): PreferredLanguages {
  return useAppSelector(selectPreferredLanguages);
}
