import { memo, startTransition, useLayoutEffect, useState } from 'react';
import { type NavigateFunction, NavigationType, type RouteObject, Router, renderMatches, useLocation } from 'react-router-dom';
import { matchedRoutes } from './matchedRoutes';
import { RouteErrorBoundary } from './RouteErrorBoundary';
import { RouterContext, RouterStateContext, useRouter } from './routerContext';
import type { RouterState, SiteRouter } from './siteRouter';

/** Draws the route that the visit is at. The page that is left stays until the next one is there. */
export function RouterProvider({ router }: { router: SiteRouter }) {
  const [first] = useState<RouterState>(router.state);
  const [state, setState] = useState(first);
  useLayoutEffect(() => {
    // What navigates while it is drawn for the first time was heard by nobody. An update that changes nothing would stay with
    // React, which then ran all effects of the first page that is gone to before it is painted.
    if (router.state !== first) setState(router.state);
    // The latest, as there may be a further one by then.
    const draw = () => startTransition(() => setState(router.state));
    return router.subscribe(({ action, isShownByBrowser, location }, previous) => {
      // On the same page the browser goes to what the address names, after the event.
      const isPage = location.pathname !== previous.location.pathname;
      // Within the event of such a step React would draw it in one piece, and run all effects of both pages before it is painted.
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

/** The location comes by a context. */
const MatchedRoute = memo(function MatchedRoute({ routes }: { routes: RouteObject[] }) {
  return renderMatches([...matchedRoutes(routes, useLocation())]);
});

/** Goes to another page. The function stays the same for the whole visit. */
export function useNavigate(): NavigateFunction {
  return useRouter().navigate;
}

/** Pages change without a transition of the browser's (docs/decisions/0132-a-press-is-answered-at-once.md). */
export function useViewTransitionState(): boolean {
  return false;
}
