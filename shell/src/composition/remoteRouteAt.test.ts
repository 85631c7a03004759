import type { RemoteRoute } from '@komawari/shared-state';
import { remoteRouteAt } from './remoteRouteAt';

const release = (name: string, ...paths: string[]) => ({
  name,
  routes: paths.map((path): RemoteRoute => ({ path, page: path, chrome: 'main' })),
});
const site = { remotes: [release('mf_catalog', '/updates', '/titles/:titleId'), release('mf_viewer', '/viewer/:chapterId')] };

test.each([
  ['/updates', 'mf_catalog', '/updates', {}],
  ['/titles/7', 'mf_catalog', '/titles/:titleId', { titleId: '7' }],
  ['/viewer/8', 'mf_viewer', '/viewer/:chapterId', { chapterId: '8' }],
  // This is how a route names the page that most readers open next.
  ['/viewer/:chapterId', 'mf_viewer', '/viewer/:chapterId', { chapterId: ':chapterId' }],
])('%s is a page of %s', (pathname, name, page, params) => {
  const match = remoteRouteAt(site, pathname);
  expect({ name: match?.release.name, page: match?.route.page, params: match?.params }).toEqual({ name, page, params });
});

test('a page of the shell belongs to no remote', () => {
  expect(remoteRouteAt(site, '/about_us')).toBeUndefined();
});
