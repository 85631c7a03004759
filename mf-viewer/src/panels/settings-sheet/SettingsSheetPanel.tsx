import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../lazy/PanelNotLoaded';
import type { SettingsSheetProps } from './SettingsSheet';

/** The settings. Their code loads when the browser is idle. */
export const SettingsSheetPanel = lazyPanel<SettingsSheetProps>(
  () => import(/* webpackChunkName: "later" */ './SettingsSheet').then(({ SettingsSheet }) => SettingsSheet),
  PanelNotLoaded,
);
