import { lazyPanel } from '../../later/lazyPanel';
import type { SettingsSheetProps } from './SettingsSheet';

/** The settings, whose code comes when the browser has time. */
export const SettingsSheetPanel = lazyPanel<SettingsSheetProps>(() =>
  import(/* webpackChunkName: "later" */ './SettingsSheet').then(({ SettingsSheet }) => SettingsSheet),
);
