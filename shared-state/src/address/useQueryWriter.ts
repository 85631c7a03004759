import { useCallback, useContext } from 'react';
import { useLocation, useNavigate } from '../router';
import { RouterContext } from '../router/routerContext';

/**
 * Writes or removes one query parameter by replacing the current entry, for values that a page records on its own. The rest of
 * the address stays.
 * While the reader is on the way to another page, it writes nothing, because any new navigation would cancel theirs. This is
 * checked on the router: the rendered location is too old, because the old page stays until the next one is ready.
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
      // Not `size`, which browsers before 2023 do not have.
      const rest = query.toString();
      void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true, state, preventScrollReset: true });
    },
    [router, navigate, pathname, search, hash, state],
  );
}
