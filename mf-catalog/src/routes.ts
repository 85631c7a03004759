/** The URLs that the catalog owns (spec §2). Data only: it travels with the deployment and is read without running the remote. */
import type { RemoteRoute } from '@komawari/shared-state/contract';

export const routes = [
  { path: '/updates', page: 'Updates', chrome: 'main', preload: ['/web/web_homeV3?lang={lang}'] },
  { path: '/titles/:titleId', page: 'Title', chrome: 'main', preload: ['/title_detail?title_id=:titleId'] },
] as const satisfies readonly RemoteRoute[];
