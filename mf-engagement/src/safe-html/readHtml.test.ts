import fc from 'fast-check';
import { type HtmlNode, readHtml } from './readHtml';

/** Writes children in brackets after the element's name, and text as it is. */
function outline(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : `${node.element}[${outline(node.children)}]`)).join('');
}

function depthOf(nodes: readonly HtmlNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
}

test.each([
  ['<p>One <b>bold</b> and <i>slanted</i></p>', 'p[One strong[bold] and em[slanted]]'],
  ['<p>One<p>Two', 'p[One]p[Two]'],
  ['<ul><li>One<li>Two</ul>', 'ul[li[One]li[Two]]'],
  ['<ul><li>One<ul><li>Within</ul><li>Two</ul>', 'ul[li[Oneul[li[Within]]]li[Two]]'],
  ['<dl><dt>Word<dd>Meaning<dt>Next</dl>', 'dl[dt[Word]dd[Meaning]dt[Next]]'],
  ['<table> <tr> <td>1<td>2 </table>', 'table[tbody[tr[td[1]td[2 ]]]]'],
  ['<h1>Top</h1><h2>Part</h2><h4>Detail</h4>', 'h3[Top]h3[Part]h4[Detail]'],
  ['<h2>One<h3>Two', 'h3[One]h3[Two]'],
  ['<p>Line<br>Line<br/>Line</p>', 'p[Linebr[]Linebr[]Line]'],
  ['<p>One<ul><li>Two</ul>', 'p[One]ul[li[Two]]'],
  ['<em>left open', 'em[left open]'],
  ['closed</em></p> without opening', 'closed without opening'],
  ['<font color=red>Kept <center>text</center></font>', 'Kept text'],
  ['<li>no list', 'no list'],
  ['a < b, c > d, <3, 1<2', 'a < b, c > d, <3, 1<2'],
  ['<p>Cats &amp; dogs &mdash; &#233;&#xe9;&unknown; &copy;2019', 'p[Cats & dogs — éé&unknown; ©2019]'],
  ['<!-- a note -->Text<!doctype html><?php x ?>', 'Text'],
  ['Before<script>in <b>between</b></script>after', 'Beforeafter'],
  ['Before<svg><p>in</p><svg></svg></svg>after', 'Beforeafter'],
  ['Text <b', 'Text '],
  ['', ''],
])('readHtml parses %s as %s', (html, expected) => {
  expect(outline(readHtml(html))).toBe(expected);
});

test('a link keeps its URL, with any quotes or none', () => {
  for (const href of ['"https://a.example/?b=1&amp;c=2"', "'https://a.example/?b=1&c=2'", 'https://a.example/?b=1&c=2']) {
    expect(readHtml(`<a class=x href=${href} title="x">There</a>`)).toEqual([
      { element: 'a', address: { kind: 'external', url: 'https://a.example/?b=1&c=2' }, children: ['There'] },
    ]);
  }
});

test('a link with an unsafe URL is rendered as its text', () => {
  expect(readHtml('<a href="javascript:alert(1)">There</a>')).toEqual([{ element: 'a', children: ['There'] }]);
});

test('a picture keeps its source, alternative text and size', () => {
  expect(readHtml('<img src="/images/a.webp" alt="A &amp; B" width="640" height="360" style="x">')).toEqual([
    { element: 'img', image: { src: '/images/a.webp', alt: 'A & B', width: 640, height: 360 }, children: [] },
  ]);
});

test('elements are nested only in allowed parents', () => {
  const markup = fc.array(
    fc.constantFrom(
      ...'<p> </p> <ul> </ul> <li> </li> <table> </table> <tr> <td> </td> <dl> <dt> <dd> </dl> <b> </b> <a> </a> <h1> </h1> <div> </div> x'.split(
        ' ',
      ),
    ),
    { maxLength: 40 },
  );
  const allowed: Record<string, readonly string[]> = { li: ['ul', 'ol'], tr: ['tbody'], td: ['tr'], dt: ['dl'], dd: ['dl'] };
  const check = (nodes: readonly HtmlNode[], parent: string, ancestors: readonly string[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') continue;
      if (allowed[node.element]) expect(allowed[node.element]).toContain(parent);
      if (node.element === 'a') expect(ancestors).not.toContain('a');
      if (['p', 'ul', 'div', 'table', 'h3'].includes(node.element)) expect(parent).not.toBe('p');
      check(node.children, node.element, [...ancestors, node.element]);
    }
  };
  fc.assert(
    fc.property(markup, (tags) => check(readHtml(tags.join('')), '', [])),
    { numRuns: 500 },
  );
});

test('text without markup is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const typed = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      expect(outline(readHtml(typed))).toBe(text);
    }),
  );
});

test('any text is parsed, with at most 25 levels of nesting', () => {
  const fragments = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '<!--',
    '-->',
    '<p',
    '<a href',
    '<script',
    '&#x',
    ' ',
    'x',
    '\0',
  );
  fc.assert(
    fc.property(fc.array(fragments, { maxLength: 60 }), (parts) => {
      expect(depthOf(readHtml(parts.join('')))).toBeLessThanOrEqual(25);
    }),
    { numRuns: 1000 },
  );
  expect(depthOf(readHtml('<div>'.repeat(100_000)))).toBeLessThanOrEqual(25);
});

test('hostile input of a million characters is parsed in linear time', () => {
  const hostile = ['<a ="', '<!--', '</script ', '<script ', '&#', "<p x='", '<', '<a b', '<style>', '"<p ', '<b>'];
  for (const part of hostile) {
    // A second pass over each of a million characters would take hours.
    expect(readHtml(part.repeat(Math.ceil(1_000_000 / part.length)))).toBeInstanceOf(Array);
  }
});
