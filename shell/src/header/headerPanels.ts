/**
 * The panels that open from the header load in one file when the browser is idle. They must not load before a page that the
 * reader opens for another reason (docs/decisions/0143-what-no-first-press-needs.md).
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
