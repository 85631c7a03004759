import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../lazy/PanelNotLoaded';
import type { ChaptersMenuProps } from './ChaptersMenu';

/** The list of chapters. Its code loads when the browser is idle. */
export const ChaptersMenuPanel = lazyPanel<ChaptersMenuProps>(
  () => import(/* webpackChunkName: "later" */ './ChaptersMenu').then(({ ChaptersMenu }) => ChaptersMenu),
  PanelNotLoaded,
);
