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
])('without a public URL, %s is refused with %s', (host, status) => {
  expect(hostCheck(OWN)(host)?.status).toBe(status);
});

test('with a public URL it does not matter which host was asked, as long as it is one', () => {
  const refusalOf = hostCheck({ publicUrl: 'https://comics.test', allowedHosts: [] });
  expect(refusalOf('10.0.0.7:8400')).toBeUndefined();
  expect(refusalOf('"evil"')?.text).toBe('The Host header is not the name of a host.');
});

test('who is refused reads what to set', () => {
  expect(hostCheck(OWN)('other.test')?.text).toContain('set PUBLIC_URL');
});
