import { useCallback, useContext } from 'react';
import { useLocation, useNavigate } from '../router';
import { RouterContext } from '../router/routerContext';

/**
 * Writes one value of the query in place, or takes it out, for what a page notes down by itself; all else of the address stays.
 * A reader who is on the way to another page is not held up: a new navigation, however small, would end theirs.
 * What React has rendered is too old to tell that, since the page that is left stays until the next one is there.
 */
export function useQueryWriter(): (name: string, value: string | undefined) => void {
  const router = useContext(RouterContext);
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return useCallback(
    (name, value) => {
      const isLeaving = router?.state.location.pathname !== pathname;
      const query = new URLSearchParams(search);
      if (isLeaving || (query.get(name) ?? undefined) === value) return;
      if (value === undefined) query.delete(name);
      else query.set(name, value);
      // Not by its `size`, which browsers of before 2023 do not have.
      const rest = query.toString();
      void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, state, preventScrollReset: true });
    },
    [router, navigate, pathname, search, hash, state],
  );
}
