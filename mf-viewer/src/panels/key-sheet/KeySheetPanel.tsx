import { lazyPanel } from '../../later/lazyPanel';
import type { KeySheetProps } from './KeySheet';

/** The sheet of keys, whose code comes when the browser has time. */
export const KeySheetPanel = lazyPanel<KeySheetProps>(() =>
  import(/* webpackChunkName: "later" */ './KeySheet').then(({ KeySheet }) => KeySheet),
);
