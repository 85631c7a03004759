/** What surrounds a bare page, in place of store and router: where the API is, the time zone, and an address that stays. */
import { createContext, useContext } from 'react';
import type { SiteConfig } from '../contract';
import type { PageAddress } from './addressOfPage';

export interface BareSurroundings {
  environment: SiteConfig & { timeZone: string };
  address: PageAddress;
}

const SurroundingsContext = createContext<BareSurroundings | undefined>(undefined);

/** Surroundings are a prop and not the window's, so that a server can render the page. */
export const SurroundingsProvider = SurroundingsContext.Provider;

export function useSurroundings(): BareSurroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A bare page was drawn outside of its SurroundingsProvider.');
  return surroundings;
}

/** The environment is all the state that a bare page has beside its own. */
export function useAppSelector<Selected>(select: (state: BareSurroundings) => Selected): Selected {
  return select(useSurroundings());
}

export function selectTimeZone({ environment }: BareSurroundings): string {
  return environment.timeZone;
}
