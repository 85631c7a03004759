/**
 * The URLs that the comments own (docs/specification.md §2). This file is data only: it travels with the deployment and is read
 * without running the remote.
 */
import type { RemoteRoute } from '@komawari/shared-state/contract';

export const routes = [
  {
    path: '/comments/:chapterId',
    page: 'Comments',
    chrome: 'main',
    data: [
      {
        path: '/comment',
        query: { chapter_id: ':chapterId', order: { from: 'address', name: 'order', oneOf: ['top', 'newest'] }, limit: '50' },
        dependsOn: ['session'],
        isSafe: true,
      },
    ],
  },
] as const satisfies readonly RemoteRoute[];
