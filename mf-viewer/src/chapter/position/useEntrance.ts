import { useLocation, useNavigationType, useSearchParams } from '@komawari/shared-state';
import type { Entrance } from '../../model/position/position';
import { isFromAfter } from '../../model/position/readOn';

/** What the URL and the navigation say about where a chapter opens. The history and the browser know where it was left. */
export function useEntrance(): Omit<Entrance, 'isReturn'> & { isByHistory: boolean } {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return { linkedPage: search.get('p'), isFromAfter: isFromAfter(state), isByHistory: useNavigationType() === 'POP' };
}
