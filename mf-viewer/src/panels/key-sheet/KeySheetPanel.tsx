import { lazyPanel } from '../lazyPanel';
import type { KeySheetProps } from './KeySheet';

/** The sheet of keys, whose code comes when it is first asked for: few readers ever do. */
export const KeySheetPanel = lazyPanel<KeySheetProps>(() =>
  import(/* webpackChunkName: "key-sheet" */ './KeySheet').then(({ KeySheet }) => KeySheet),
);
