import { lazyPart } from '../../lazy/lazyPart';
import { PageNotLoaded } from '../../lazy/PageNotLoaded';

/** Why a chapter cannot be read. This is rare, so the code loads on an error or when the browser is idle. */
export const ViewerErrorPart = lazyPart(
  () => import(/* webpackChunkName: "later" */ './ViewerError').then(({ ViewerError }) => ViewerError),
  { Failed: PageNotLoaded },
);
