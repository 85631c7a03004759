import { lazyPanel } from '../lazyPanel';
import type { OverviewProps } from './Overview';

/** The overview of all pages, whose code comes when the browser has time. */
export const OverviewPanel = lazyPanel<OverviewProps>(
  () => import(/* webpackChunkName: "panels" */ './Overview').then(({ Overview }) => Overview),
  { isExpected: true },
);
