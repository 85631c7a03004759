import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../lazy/PanelNotLoaded';
import type { PageMenuProps } from './PageMenu';

/** The page menu. Its code loads when the browser is idle. */
export const PageMenuPanel = lazyPanel<PageMenuProps>(
  () => import(/* webpackChunkName: "later" */ './PageMenu').then(({ PageMenu }) => PageMenu),
  PanelNotLoaded,
);
