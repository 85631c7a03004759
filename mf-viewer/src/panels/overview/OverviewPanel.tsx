import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../later/PanelNotLoaded';
import type { OverviewProps } from './Overview';

/** The overview of all pages, whose code comes when the browser has time. */
export const OverviewPanel = lazyPanel<OverviewProps>(
  () => import(/* webpackChunkName: "later" */ './Overview').then(({ Overview }) => Overview),
  PanelNotLoaded,
);
