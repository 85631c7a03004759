import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../lazy/PanelNotLoaded';
import type { KeySheetProps } from './KeySheet';

/** The sheet of keys. Its code loads when the browser is idle. */
export const KeySheetPanel = lazyPanel<KeySheetProps>(
  () => import(/* webpackChunkName: "later" */ './KeySheet').then(({ KeySheet }) => KeySheet),
  PanelNotLoaded,
);
