import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../later/PanelNotLoaded';
import type { ChaptersMenuProps } from './ChaptersMenu';

/** The list of chapters, whose code comes when the browser has time. */
export const ChaptersMenuPanel = lazyPanel<ChaptersMenuProps>(
  () => import(/* webpackChunkName: "later" */ './ChaptersMenu').then(({ ChaptersMenu }) => ChaptersMenu),
  PanelNotLoaded,
);
