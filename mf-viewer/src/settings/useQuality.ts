import { type ImageQuality, isImageQuality } from '@komawari/shared-domain';
import { useAppSelector, useRenderedChoice } from '@komawari/shared-state';
import { selectQuality } from './viewerSlice';

/** The quality of the open chapter's pictures. A page rendered by the server starts in the quality of that rendering. */
export function useQuality(): ImageQuality {
  const own = useAppSelector(selectQuality);
  const rendered = useRenderedChoice('imageQuality');
  return isImageQuality(rendered) ? rendered : own;
}
