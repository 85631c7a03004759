import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../lazy/PanelNotLoaded';
import type { OverviewProps } from './Overview';

/** The overview of all pages. Its code loads when the browser is idle. */
export const OverviewPanel = lazyPanel<OverviewProps>(
  () => import(/* webpackChunkName: "later" */ './Overview').then(({ Overview }) => Overview),
  PanelNotLoaded,
);
