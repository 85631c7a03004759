import { isNewSession, useAppDispatch } from '@komawari/shared-state';
import { useEffect } from 'react';
import { viewerApi } from '../../chapter/viewerApi';

/**
 * The HTML of a first visit requests the chapter before there is a session, so the server does not know who opened it. A second
 * request, for the small pictures of the slider, adds the chapter to those that this reader has opened.
 */
export function useOpenAsNewReader(chapterId: number, isOpen: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOpen || !isNewSession() || !isPreloaded(chapterId)) return;
    void dispatch(viewerApi.endpoints.getMangaViewer.initiate({ chapterId, quality: 'low' }));
  }, [dispatch, chapterId, isOpen]);
}

function isPreloaded(chapterId: number): boolean {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  return Array.from(links).some(({ href }) => new URL(href).searchParams.get('chapter_id') === String(chapterId));
}
