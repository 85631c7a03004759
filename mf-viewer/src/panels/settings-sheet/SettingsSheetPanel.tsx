import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../later/PanelNotLoaded';
import type { SettingsSheetProps } from './SettingsSheet';

/** The settings, whose code comes when the browser has time. */
export const SettingsSheetPanel = lazyPanel<SettingsSheetProps>(
  () => import(/* webpackChunkName: "later" */ './SettingsSheet').then(({ SettingsSheet }) => SettingsSheet),
  PanelNotLoaded,
);
