import { laterPart } from '../../later/laterPart';
import { PageNotLoaded } from '../../later/PageNotLoaded';
import { WaitingStage } from './WaitingStage';

/** The stage of a book. A strip is what most readers open first, and does without it until the browser has time. */
export const PagedStagePart = laterPart(
  () => import(/* webpackChunkName: "book" */ './PagedStage').then(({ PagedStage }) => PagedStage),
  { Waiting: WaitingStage, Failed: PageNotLoaded },
);
