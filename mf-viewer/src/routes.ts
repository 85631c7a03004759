/**
 * The URL of the viewer (docs/specification.md §2). Data only: it is deployed with the remote, and is read without running it.
 */
import type { RemoteRoute } from '@komawari/shared-state/contract';

export const routes = [
  {
    path: '/viewer/:chapterId',
    page: 'Viewer',
    chrome: 'none',
    data: [
      {
        path: '/manga_viewer',
        query: {
          chapter_id: ':chapterId',
          split: 'yes',
          campaigns: 'yes',
          descriptions: 'yes',
          names: 'yes',
          img_quality: { from: 'cookie', name: 'imageQuality', oneOf: ['high', 'low', 'super_high'] },
        },
        dependsOn: ['session', 'region'],
      },
    ],
  },
] as const satisfies readonly RemoteRoute[];
