import type { RemoteRelease, SiteComposition } from '@komawari/shared-state/contract';
import { matchRoute } from './matchRoute';

function compositionOf(routes: Record<string, string[]>): SiteComposition {
  const remotes = Object.entries(routes).map(
    ([name, paths]) =>
      ({ name, routes: paths.map((path) => ({ path, page: path, chrome: 'main' })) }) as unknown as RemoteRelease,
  );
  return { id: 'x', shell: {} as SiteComposition['shell'], remotes };
}

const composition = compositionOf({
  mf_catalog: ['/updates', '/titles/:titleId', '/titles/new', '/manga_list', '/manga_list/:tab'],
  mf_engagement: ['/webview/questionnaire/:lang/:key', '/help/*'],
});

test.each([
  ['/updates', '/updates', {}],
  ['/updates/', '/updates', {}],
  ['/Updates', '/updates', {}],
  ['/titles/100', '/titles/:titleId', { titleId: '100' }],
  ['/titles/new', '/titles/new', {}],
  ['/manga_list/hot', '/manga_list/:tab', { tab: 'hot' }],
  ['/webview/questionnaire/th/autumn', '/webview/questionnaire/:lang/:key', { lang: 'th', key: 'autumn' }],
  ['/help', '/help/*', {}],
  ['/help/a/b', '/help/*', {}],
])('%s matches %s', (pathname, path, params) => {
  expect(matchRoute(composition, pathname)).toMatchObject({ route: { path }, params });
});

test.each(['/', '/titles', '/titles/1/2', '/nothing'])('%s matches no route', (pathname) => {
  expect(matchRoute(composition, pathname)).toBeUndefined();
});
