import { hostCheck } from './hostCheck';

const OWN = { publicUrl: undefined, allowedHosts: ['comics.test'] };

test.each([
  ['localhost:8400', undefined],
  ['LOCALHOST', undefined],
  ['site.localhost:8400', undefined],
  ['127.0.0.1:8400', undefined],
  ['[::1]:8400', undefined],
  ['comics.test:80', undefined],
  ['Comics.Test', undefined],
  ['other.test', 421],
  ['comics.test.evil.test', 421],
  ['203.0.113.9', 421],
  ['a b', 400],
  ['evil.test/path', 400],
])('without a public URL, host %s gets status %s', (host, status) => {
  expect(hostCheck(OWN)(host)?.status).toBe(status);
});

test('with a public URL, any valid host is accepted', () => {
  const refusalOf = hostCheck({ publicUrl: 'https://comics.test', allowedHosts: [] });
  expect(refusalOf('10.0.0.7:8400')).toBeUndefined();
  expect(refusalOf('"evil"')?.text).toBe('The Host header is not the name of a host.');
});

test('a refused host is told which setting to change', () => {
  expect(hostCheck(OWN)('other.test')?.text).toContain('set PUBLIC_URL');
});
