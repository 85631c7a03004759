import { selectEnvironment } from '../environment/environmentSlice';
import { useAppSelector } from '../hooks';
import { AD_PROVIDERS, type AdProvider, noAd } from './adProviders';

/** The provider that the operator chose for all advertisements of the site. By default there is none. */
export function useAdProvider(): AdProvider {
  const { ads } = useAppSelector(selectEnvironment);
  return ads ? AD_PROVIDERS[ads] : noAd;
}
