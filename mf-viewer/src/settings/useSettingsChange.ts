import { useAppDispatch } from '@komawari/shared-state';
import type { TitleSettings } from '../model/settings/viewerSettings';
import { settingsChanged } from './viewerSlice';

/** Changes the settings of a title, from anywhere in the viewer. */
export function useSettingsChange(titleId: number): (part: Partial<TitleSettings>) => void {
  const dispatch = useAppDispatch();
  return (change) => dispatch(settingsChanged({ titleId, change }));
}
