import { isServerPath } from './serverPaths';

test.each(['/api', '/api/title_detail', '/-/console', '/images/1.webp', '/remotes/:file', '/readyz'])(
  '%s is a server path',
  (path) => {
    expect(isServerPath(path)).toBe(true);
  },
);

test.each(['/', '/apis', '/titles/1', '/brand/new', '*'])('%s is not a server path', (path) => {
  expect(isServerPath(path)).toBe(false);
});
