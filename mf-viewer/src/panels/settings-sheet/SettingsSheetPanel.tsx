import { lazyPanel } from '../lazyPanel';
import type { SettingsSheetProps } from './SettingsSheet';

/** The settings, whose code comes when the browser has time. */
export const SettingsSheetPanel = lazyPanel<SettingsSheetProps>(
  () => import(/* webpackChunkName: "panels" */ './SettingsSheet').then(({ SettingsSheet }) => SettingsSheet),
  { isExpected: true },
);
