import { useAppDispatch } from '@komawari/shared-state';
import type { TitleSettings } from '../model/settings/viewerSettings';
import { settingsChanged } from './viewerSlice';

/** Changes how a title is read, from wherever the reader asks for it. */
export function useSettingsChange(titleId: number): (part: Partial<TitleSettings>) => void {
  const dispatch = useAppDispatch();
  return (change) => dispatch(settingsChanged({ titleId, change }));
}
