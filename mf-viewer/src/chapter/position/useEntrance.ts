import { useLocation, useNavigationType, useSearchParams } from '@komawari/shared-state';
import type { Entrance } from '../../model/position/position';
import { isFromAfter } from '../../model/position/readOn';

/** What the address and the step to it say of where a chapter opens. Where it was left the history knows of, and the browser. */
export function useEntrance(): Omit<Entrance, 'isReturn'> & { isByHistory: boolean } {
  const [search] = useSearchParams();
  const { state } = useLocation();
  return { linkedPage: search.get('p'), isFromAfter: isFromAfter(state), isByHistory: useNavigationType() === 'POP' };
}
