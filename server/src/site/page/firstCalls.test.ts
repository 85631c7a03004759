import type { DataNeed, RemoteRelease } from '@komawari/shared-state/contract';
import { callPreloadTags, type FirstCall, firstCalls } from './firstCalls';

// Nothing else of the release is used.
const release = { name: 'mf_one' } as RemoteRelease;

function calls(data: DataNeed[], params: Record<string, string> = {}): FirstCall[] {
  const route = { path: '/', page: 'One', chrome: 'main' as const, data };
  const sources = { lang: 'tha', search: new URLSearchParams('order=newest'), cookie: () => undefined };
  return firstCalls({ release, route, params }, sources);
}

test('requests all data that a route declares, shared and personal', () => {
  expect(
    calls(
      [
        { path: '/web/web_homeV3', query: { lang: '{lang}' } },
        { path: '/title_detail', query: { title_id: ':titleId' }, dependsOn: ['session'] },
        { path: '/comment', query: { order: { from: 'address', name: 'order', oneOf: ['top', 'newest'] } } },
      ],
      { titleId: '5' },
    ).map(({ address }) => address),
  ).toEqual(['/web/web_homeV3?lang=tha', '/title_detail?title_id=5', '/comment?order=newest']);
});

test('requests nothing for an unknown address', () => {
  expect(firstCalls(undefined, { lang: 'eng', search: new URLSearchParams(), cookie: () => undefined })).toEqual([]);
});

test('escapes parameters in the address and in the tag', () => {
  const data = [{ path: '/news', query: { publisher_id: ':id', lang: '{lang}' } }];
  expect(callPreloadTags(calls(data, { id: '7&x="' }), '/api')).toBe(
    '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/news?lang=tha&amp;publisher_id=7%26x%3D%22">',
  );
});

test('preloads with low priority on a rendered page', () => {
  expect(callPreloadTags(calls([{ path: '/news' }]), '/api', { isRendered: true })).toBe(
    '<link rel="preload" as="fetch" fetchpriority="low" crossorigin="use-credentials" href="/api/news">',
  );
});
