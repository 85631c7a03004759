import { lazyPart } from '../../later/lazyPart';
import { PageNotLoaded } from '../../later/PageNotLoaded';

/** Why a chapter cannot be read. This is rare, so the code loads on an error or when the browser is idle. */
export const ViewerErrorPart = lazyPart(
  () => import(/* webpackChunkName: "later" */ './ViewerError').then(({ ViewerError }) => ViewerError),
  { Failed: PageNotLoaded },
);
