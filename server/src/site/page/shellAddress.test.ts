import { shellAddress } from './shellAddress';

const shell = {
  routes: [
    { path: '/', redirectTo: '/main' },
    { path: '/main', redirectTo: '/updates' },
    { path: '/around', redirectTo: '/around' },
    { path: '/error', page: 'Error', chrome: 'main' as const },
    { path: '*', redirectTo: '/error' },
  ],
};

test.each([
  ['/', '/updates', true],
  ['/main', '/updates', true],
  ['/main/', '/updates', true],
  ['/updates', '/updates', false],
  ['/titles/5/', '/titles/5/', false],
  ['/error', '/error', true],
  ['/error/', '/error/', true],
  ['/no/such/page', '/no/such/page', false],
])('%s shows %s', (pathname, shown, isShellAddress) => {
  expect(shellAddress(shell, pathname)).toEqual({ shown, isShellAddress });
});

test('circular redirects terminate', () => {
  expect(shellAddress(shell, '/around')).toEqual({ shown: '/around', isShellAddress: true });
});
