/** The URL that the viewer owns (docs/specification.md §2). Data only: it travels with the deployment and is read without running the remote. */
import type { RemoteRoute } from '@komawari/shared-state/contract';

export const routes = [
  {
    path: '/viewer/:chapterId',
    page: 'Viewer',
    chrome: 'none',
    preload: ['/manga_viewer?chapter_id=:chapterId&split=yes&img_quality=high'],
  },
] as const satisfies readonly RemoteRoute[];
