import { lazyPanel } from '../lazyPanel';
import type { ChaptersMenuProps } from './ChaptersMenu';

/** The list of chapters, whose code comes when the browser has time. */
export const ChaptersMenuPanel = lazyPanel<ChaptersMenuProps>(
  () => import(/* webpackChunkName: "panels" */ './ChaptersMenu').then(({ ChaptersMenu }) => ChaptersMenu),
  { isExpected: true },
);
