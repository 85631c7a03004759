import { lazyPart } from '../../lazy/lazyPart';
import { PageNotLoaded } from '../../lazy/PageNotLoaded';
import { WaitingStage } from './WaitingStage';

/** The paged stage. Most readers open a strip first, which does not need this code until the browser is idle. */
export const PagedStagePart = lazyPart(
  () => import(/* webpackChunkName: "book" */ './PagedStage').then(({ PagedStage }) => PagedStage),
  { Waiting: WaitingStage, Failed: PageNotLoaded },
);
