/**
 * Splits HTML text into tokens. It does not use the browser's parser: a page with Trusted Types must not pass strings to it, and
 * the same code must run on a server. If it reads damaged text differently from a browser, only the appearance suffers, because
 * the result never becomes HTML again.
 */
export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; tag: string };

/** Their content is neither markup nor text for readers. It is skipped up to the end tag. */
const RAW_TEXT = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'plaintext',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

const TAG_NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;
const COMMENT = /<!--(?:>|->|[^]*?(?:--!?>|$))/y;
const BOGUS_COMMENT = /<[!?/][^>]*(?:>|$)/y;

/** One pass, one token at a time. The work is linear in the length of the text. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const bracket = html.indexOf('<', at);
    if (bracket < 0) return yield { kind: 'text', text: html.slice(at) };
    if (bracket > at) yield { kind: 'text', text: html.slice(at, bracket) };
    const skipped = matchAt(COMMENT, html, bracket);
    if (skipped) {
      at = bracket + skipped[0].length;
      continue;
    }
    const tag = readTag(html, bracket);
    if (tag === 'none') {
      const bogus = matchAt(BOGUS_COMMENT, html, bracket);
      if (!bogus) yield { kind: 'text', text: '<' };
      at = bracket + (bogus?.[0].length ?? 1);
      continue;
    }
    // A tag that never ends swallows the rest, as in a browser.
    if (tag === 'unfinished') return;
    at = tag.end;
    if (tag.token.kind === 'open' && RAW_TEXT.has(tag.token.tag)) at = endOfRawText(html, tag.token.tag, at);
    else yield tag.token;
  }
}

type Tag = { token: HtmlToken; end: number };

function readTag(html: string, bracket: number): Tag | 'none' | 'unfinished' {
  const isClosing = html[bracket + 1] === '/';
  const name = matchAt(TAG_NAME, html, bracket + (isClosing ? 2 : 1));
  if (!name) return 'none';
  const tag = name[0].toLowerCase();
  const attributes = new Map<string, string>();
  let at = bracket + (isClosing ? 2 : 1) + tag.length;
  for (;;) {
    const end = matchAt(TAG_END, html, at);
    if (end) {
      const token: HtmlToken = isClosing ? { kind: 'close', tag } : { kind: 'open', tag, attributes };
      return { token, end: at + end[0].length };
    }
    const attribute = matchAt(ATTRIBUTE, html, at);
    if (!attribute) return 'unfinished';
    const [text, attributeName, ...values] = attribute;
    // If two attributes have the same name, the first one counts.
    const key = attributeName!.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, values.find((value) => value !== undefined) ?? '');
    at += text.length;
  }
}

function endOfRawText(html: string, tag: string, from: number): number {
  if (tag === 'plaintext') return html.length;
  const endTag = new RegExp(`</${tag}(?=[\\s/>])`, 'gi');
  endTag.lastIndex = from;
  const end = endTag.exec(html) ? html.indexOf('>', endTag.lastIndex) : -1;
  return end < 0 ? html.length : end + 1;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
