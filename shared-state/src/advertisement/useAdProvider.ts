import { selectEnvironment } from '../environment/environmentSlice';
import { useAppSelector } from '../hooks';
import { AD_PROVIDERS, type AdProvider, noAd } from './adProviders';

/** The provider that the operator has chosen for every advertisement of the site; none by default. */
export function useAdProvider(): AdProvider {
  const { ads } = useAppSelector(selectEnvironment);
  return ads ? AD_PROVIDERS[ads] : noAd;
}
