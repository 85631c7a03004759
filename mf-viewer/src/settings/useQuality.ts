import { type ImageQuality, isImageQuality } from '@komawari/shared-domain';
import { useAppSelector, useRenderedChoice } from '@komawari/shared-state';
import { selectQuality } from './viewerSlice';

/** The quality of the open chapter's pictures. A page that the server has rendered begins in the one that it was rendered in. */
export function useQuality(): ImageQuality {
  const own = useAppSelector(selectQuality);
  const rendered = useRenderedChoice('imageQuality');
  return isImageQuality(rendered) ? rendered : own;
}
