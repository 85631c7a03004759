import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../later/PanelNotLoaded';
import type { KeySheetProps } from './KeySheet';

/** The sheet of keys, whose code comes when the browser has time. */
export const KeySheetPanel = lazyPanel<KeySheetProps>(
  () => import(/* webpackChunkName: "later" */ './KeySheet').then(({ KeySheet }) => KeySheet),
  PanelNotLoaded,
);
