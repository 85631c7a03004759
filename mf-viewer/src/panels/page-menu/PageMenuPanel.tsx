import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../later/PanelNotLoaded';
import type { PageMenuProps } from './PageMenu';

/** The page menu, whose code comes when the browser has time. */
export const PageMenuPanel = lazyPanel<PageMenuProps>(
  () => import(/* webpackChunkName: "later" */ './PageMenu').then(({ PageMenu }) => PageMenu),
  PanelNotLoaded,
);
