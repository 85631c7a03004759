/** @jest-environment jsdom */
import { ATTACKS } from '@komawari/shared-proto/fixtures';
import { editorHtml } from './editorHtml';
import type { FrontContext } from './pageAddress';

/** The part of jsdom's types that this test uses: the server's code is compiled without DOM types. */
interface ParsedElement {
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
  childElementCount: number;
  matches: (selector: string) => boolean;
  querySelectorAll: (selector: string) => Iterable<ParsedElement>;
}
declare const DOMParser: new () => {
  parseFromString: (html: string, type: 'text/html') => { head: ParsedElement; body: ParsedElement };
};

const NOWHERE = { book: { titleIds: new Map(), publisherIds: new Map() } } as unknown as FrontContext;

const stored = (html: string) => editorHtml(NOWHERE, html, 'en', 'announcements.yaml:1');

/** How a browser parses the stored text: all elements and attributes that are not text, lists and links. */
function strangers(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  expect(head.childElementCount).toBe(0);
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(element.matches('p, br, strong, b, em, i, u, s, kbd, ul, ol, li, blockquote, h3, h4, a, hr') ? [] : [element.localName]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      name === 'href' && /^(https?:|mailto:|\/(?![/\\]))/.test(value) ? [] : [`${name}=${value}`],
    ),
  ]);
}

test.each(ATTACKS)('stores nothing that a browser would run: %s', async (attack) => {
  expect(strangers(await stored(`<p>Before</p>${attack}`))).toEqual([]);
});

test('stores harmless HTML unchanged', async () => {
  const html =
    '<p>Press <kbd>F</kbd> &amp; <strong>read</strong>.</p><ul><li><a href="https://komawari.example/?a=1&amp;b=2">Here</a></li></ul>';
  expect(await stored(html)).toBe(html);
});
