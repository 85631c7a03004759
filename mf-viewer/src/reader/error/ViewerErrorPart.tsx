import { laterPart } from '../../later/laterPart';
import { PageNotLoaded } from '../../later/PageNotLoaded';

/** Why a chapter cannot be read. Few chapters cannot, so its code comes when one cannot, or when the browser has time. */
export const ViewerErrorPart = laterPart(
  () => import(/* webpackChunkName: "later" */ './ViewerError').then(({ ViewerError }) => ViewerError),
  { Failed: PageNotLoaded },
);
