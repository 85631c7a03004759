import fc from 'fast-check';
import { safeAddress, safeImageAddress } from './safeAddress';

test.each([
  ['https://publisher.example/a?b=c#d', 'https://publisher.example/a?b=c#d'],
  [' http://publisher.example ', 'http://publisher.example/'],
  ['//publisher.example/x', 'https://publisher.example/x'],
  ['mailto:help@publisher.example', 'mailto:help@publisher.example'],
])('%s is external, with the URL %s', (value, url) => {
  expect(safeAddress(value)).toEqual({ kind: 'external', url });
});

test.each([
  ['/titles/100', '/titles/100'],
  ['/search_result?keyword=a%20b#top', '/search_result?keyword=a%20b#top'],
  ['/a/../updates', '/updates'],
])('%s is internal, with the path %s', (value, path) => {
  expect(safeAddress(value)).toEqual({ kind: 'internal', path });
});

test.each(['', 'updates', '#top', '?a=b', 'javascript:alert(1)', 'data:,x', 'https://a@b.example', 'http://', '/.//b.example'])(
  '%s is rejected',
  (value) => {
    expect(safeAddress(value)).toBeUndefined();
  },
);

test('any accepted URL is http, https, mailto or on this site', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.string().map((text) => `javascript:${text}`),
  );
  fc.assert(
    fc.property(anything, (value) => {
      const address = safeAddress(value);
      if (address?.kind === 'external') expect(['http:', 'https:', 'mailto:']).toContain(new URL(address.url).protocol);
      if (address?.kind === 'internal') expect(new URL(address.path, 'https://here.example').host).toBe('here.example');
    }),
    { numRuns: 1000 },
  );
});

test('safeImageAddress accepts only https and this site', () => {
  expect(safeImageAddress('/images/a.webp')).toBe('/images/a.webp');
  expect(safeImageAddress('https://a.example/a.webp')).toBe('https://a.example/a.webp');
  expect(safeImageAddress('http://a.example/a.webp')).toBeUndefined();
  expect(safeImageAddress('mailto:a@b.example')).toBeUndefined();
});
