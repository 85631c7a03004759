import { memo, startTransition, useLayoutEffect, useState } from 'react';
import { type NavigateFunction, NavigationType, type RouteObject, Router, renderMatches, useLocation } from 'react-router-dom';
import { matchedRoutes } from './matchedRoutes';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { RouterContext, RouterStateContext, useRouter } from './routerContext';
import type { RouterState, SiteRouter } from './siteRouter';

/** Renders the route of the current location. The old page stays until the next one is ready. */
export function RouterProvider({ router }: { router: SiteRouter }) {
  const [first] = useState<RouterState>(router.state);
  const [state, setState] = useState(first);
  useLayoutEffect(() => {
    // Nobody was subscribed to navigations during the first render. The state is set only if it changed: React would keep an
    // update that changes nothing, and then run all effects of the first next page before it is painted.
    if (router.state !== first) setState(router.state);
    // Reads the latest state, because there may be a newer one by then.
    const draw = () => startTransition(() => setState(router.state));
    return router.subscribe(({ action, isShownByBrowser, location }, previous) => {
      // Within one page, the browser scrolls to the target of the address right after the event.
      const isPage = location.pathname !== previous.location.pathname;
      // Inside the event of such a step, React would render synchronously and run all effects of both pages before it paints.
      if (action === NavigationType.Pop && isPage && !isShownByBrowser) setTimeout(draw);
      else draw();
    });
  }, [router, first]);
  const { routes, navigator } = router;
  const errorElement = routes.find((route) => Boolean(route.errorElement))?.errorElement;
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>
        <Router location={state.location} navigationType={state.action} navigator={navigator}>
          <RouteErrorBoundary location={state.location} errorElement={errorElement}>
            <MatchedRoute routes={routes} />
          </RouteErrorBoundary>
        </Router>
      </RouterStateContext>
    </RouterContext>
  );
}

/** The location comes from a context. */
const MatchedRoute = memo(function MatchedRoute({ routes }: { routes: RouteObject[] }) {
  return renderMatches([...matchedRoutes(routes, useLocation())]);
});

/** Returns the function that goes to another page. It stays the same for the whole visit. */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate;
}

/** Always false: pages change without the browser's view transitions (docs/decisions/0132-a-press-is-answered-at-once.md). */
export function useViewTransitionState(): boolean {
  return false;
}
