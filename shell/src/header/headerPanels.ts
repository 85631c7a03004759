/**
 * What opens from the header comes when the browser has time, in one file, and not in front of a page that is pressed for another
 * reason (docs/decisions/0143-what-no-first-press-needs.md).
 */
import { lazyPanel } from '@komawari/shared-ui';
import type { MenuProps } from '../menu/Menu';
import type { SettingsPanelProps } from '../settings/SettingsPanel';
import { PanelNotLoaded } from './PanelNotLoaded';

export const MenuPanel = lazyPanel<MenuProps>(
  () => import(/* webpackChunkName: "shell-panels" */ '../menu/Menu').then(({ Menu }) => Menu),
  PanelNotLoaded,
);

export const SettingsPanel = lazyPanel<SettingsPanelProps>(
  () => import(/* webpackChunkName: "shell-panels" */ '../settings/SettingsPanel').then(({ SettingsPanel: Panel }) => Panel),
  PanelNotLoaded,
);
