import type { RemoteLoads } from './loading/remoteLoads';
import { prefetchOnIntent } from './prefetchOnIntent';
import { aComposition } from './testing/aComposition';

function setup(html: string) {
  const begun: string[] = [];
  const beginPage: RemoteLoads['beginPage'] = (release, page) => begun.push(`${release.name} ${page}`);
  document.body.innerHTML = html;
  prefetchOnIntent(aComposition(), { beginPage } as RemoteLoads, document);
  return {
    begun,
    reach: (selector: string, sign: string) =>
      document.querySelector(selector)!.dispatchEvent(new Event(sign, { bubbles: true })),
  };
}

const { remotes } = aComposition();
const [release] = remotes;
const [route] = release!.routes;
const PATH = route!.path.replace(/:\w+/g, '7');

test.each(['pointerover', 'focusin'])('%s on anything in a link begins the page that it leads to', (sign) => {
  const { begun, reach } = setup(`<a href="${PATH}?a=1"><b>word</b></a>`);
  reach('b', sign);
  expect(begun).toContain(`${release!.name} ${route!.page}`);
});

test('a link to elsewhere, a path of nobody, and what is no link begin nothing', () => {
  const { begun, reach } = setup(
    '<a id="far" href="https://elsewhere.test/titles/7"></a><a id="none" href="/nobody"></a><p></p>',
  );
  for (const selector of ['#far', '#none', 'p']) reach(selector, 'pointerover');
  expect(begun).toEqual([]);
});
