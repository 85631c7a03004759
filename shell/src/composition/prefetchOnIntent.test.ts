import { makeStore, type RemoteRoute } from '@komawari/shared-state';
import type { RemoteLoads } from './loading/remoteLoads';
import { prefetchOnIntent } from './prefetchOnIntent';
import { aComposition } from './testing/aComposition';

const TITLE: RemoteRoute = {
  path: '/titles/:titleId',
  page: 'Title',
  chrome: 'main',
  data: [{ path: '/title_detail', query: { title_id: ':titleId', lang: '{lang}' } }, { path: '/title_list/bookmark' }],
};

function setup(html: string) {
  const begun: string[] = [];
  const asked: (readonly string[])[] = [];
  const beginPage: RemoteLoads['beginPage'] = (release, page) => begun.push(`${release.name} ${page}`);
  const beginMessages: RemoteLoads['beginMessages'] = (release, locale) => begun.push(`${release.name} ${locale}`);
  document.body.innerHTML = html;
  const parts = {
    composition: aComposition({ routes: [TITLE] }),
    loads: { beginPage, beginMessages } as RemoteLoads,
    queryPrefetcher: { begin: (addresses: readonly string[]) => void asked.push(addresses), take: () => undefined },
    store: makeStore({ language: { ...makeStore().getState().language, service: 'th' } }),
  };
  prefetchOnIntent(parts, document);
  const at = (selector: string) => document.querySelector(selector)!;
  // Links must not navigate in a test.
  for (const link of document.links) link.addEventListener('click', (event) => event.preventDefault());
  return {
    begun,
    asked,
    reach: (selector: string, sign: string) => at(selector).dispatchEvent(new Event(sign, { bubbles: true })),
    press: (selector: string, init: MouseEventInit = {}) =>
      at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })),
  };
}

test.each(['pointerover', 'focusin'])('%s on anything in a link loads the page that it leads to, and its messages', (sign) => {
  const { begun, asked, reach } = setup('<a href="/titles/7?a=1"><b>word</b></a>');
  reach('b', sign);
  expect(begun).toEqual(['mf_catalog Title', 'mf_catalog th']);
  expect(asked).toEqual([]);
});

test('a click sends the API calls that the page declares, in the language of the reader', () => {
  const { asked, press } = setup('<a href="/titles/7"><b>word</b></a>');
  press('b');
  expect(asked).toEqual([['/title_detail?lang=tha&title_id=7', '/title_list/bookmark']]);
});

test.each([
  ['into another tab', '<a href="/titles/7"></a>', { ctrlKey: true }],
  ['with another button', '<a href="/titles/7"></a>', { button: 1 }],
  ['that opens a tab by itself', '<a href="/titles/7" target="_blank"></a>', {}],
  ['that downloads', '<a href="/titles/7" download="a.pdf"></a>', {}],
  ['on the page itself', `<a href="${document.location.pathname}"></a>`, {}],
])('a click %s prefetches nothing', (_what, html, init) => {
  const { asked, press } = setup(html);
  press('a', init);
  expect(asked).toEqual([]);
});

test('external links, paths of no remote, and elements that are no links prefetch nothing', () => {
  const { begun, asked, reach, press } = setup(
    '<a id="far" href="https://elsewhere.test/titles/7"></a><a id="none" href="/nobody"></a><p></p>',
  );
  for (const selector of ['#far', '#none', 'p']) {
    reach(selector, 'pointerover');
    press(selector);
  }
  expect(begun).toEqual([]);
  expect(asked.flat()).toEqual([]);
});
