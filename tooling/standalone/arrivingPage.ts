import type { PageLoader } from '@komawari/shared-state';
import { lazy } from 'react';

/** A remote's page that is drawn when it has come. */
export function arrivingPage(load: PageLoader) {
  return lazy(async () => ({ default: (await load()).Component }));
}
