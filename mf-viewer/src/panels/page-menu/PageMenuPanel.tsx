import { lazyPanel } from '../lazyPanel';
import type { PageMenuProps } from './PageMenu';

/** The page menu, whose code comes with the first press. */
export const PageMenuPanel = lazyPanel<PageMenuProps>(() =>
  import(/* webpackChunkName: "page-menu" */ './PageMenu').then(({ PageMenu }) => PageMenu),
);
