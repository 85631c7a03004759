import { languageInfo } from '@komawari/shared-domain';
import type { RemoteRelease } from '@komawari/shared-state/contract';
import { apiPreloadTags } from './apiPreloads';

const release = { name: 'mf_one' } as RemoteRelease;
const thai = languageInfo('th');

function tags(preload: string[], params: Record<string, string> = {}): string {
  return apiPreloadTags({ release, route: { path: '/', page: 'One', chrome: 'main', preload }, params }, '/api', thai);
}

test('what is the same for everyone is asked for in the language of the page', () => {
  expect(tags(['/web/web_homeV3?lang={lang}'])).toBe(
    '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/web/web_homeV3?lang=tha">',
  );
});

test('parameters come from the address, and cannot leave theirs', () => {
  expect(tags(['/publisher_news_list?publisher_id=:id&lang={lang}'], { id: '7&x="' })).toContain(
    'href="/api/publisher_news_list?publisher_id=7%26x%3D%22&amp;lang=tha"',
  );
});

test('what holds something of one reader is left to the page', () => {
  expect(tags(['/title_detail?title_id=:titleId', '/manga_viewer?chapter_id=1'], { titleId: '5' })).toBe('');
});
