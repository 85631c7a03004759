import { sourceDocument } from './sourceDocument.mjs';

test('sourceDocument describes a remote to a site, without local folders', () => {
  const routes = [{ path: '/comments/:chapterId', page: 'Comments', chrome: 'main' }];
  const baseUrl = 'http://localhost:8480/-/source/mf-comments/';
  expect(sourceDocument({ name: 'mf_comments', baseUrl, contract: 2, routes, dir: '/home/aiko/mf-comments' })).toEqual({
    name: 'mf_comments',
    baseUrl,
    contract: 2,
    entry: 'remoteEntry.js',
    routes,
  });
});
