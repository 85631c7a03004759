import type { PageLoader } from '@komawari/shared-state';
import { lazy } from 'react';

/** A remote's page, which renders once it has loaded. */
export function arrivingPage(load: PageLoader) {
  return lazy(async () => ({ default: (await load()).Component }));
}
