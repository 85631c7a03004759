const SPACE = /[ \t\n\r]*/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// oxlint-disable-next-line no-control-regex -- JSON forbids control characters in a string
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

/** What may come next: a value, a property name, or what follows either of them. */
type Expected = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'after';

/**
 * Returns the line, counted from 1, in which a text stops being JSON, or `undefined` if it is JSON. Each browser has its own
 * error message for invalid JSON, and not all of them say where the error is.
 */
export function jsonErrorLine(text: string): number | undefined {
  const at = errorIndex(text);
  return at === undefined ? undefined : text.slice(0, at).split('\n').length;
}

function errorIndex(text: string): number | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  const skip = (token: RegExp) => {
    token.lastIndex = at;
    const length = token.exec(text)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  for (;;) {
    skip(SPACE);
    if (at === text.length) return expected === 'after' && open.length === 0 ? undefined : at;
    const next = afterToken(text.charAt(at), expected, open);
    if (next) {
      expected = next;
      at += 1;
    } else if (expected === 'name' || expected === 'nameOrEnd') {
      if (!skip(TEXT)) return at;
      expected = 'colon';
    } else {
      const isValue = expected === 'value' || expected === 'valueOrEnd';
      if (!isValue || !(skip(TEXT) || skip(LITERAL))) return at;
      expected = 'after';
    }
  }
}

/** Returns what is expected after a punctuation mark, or undefined if the mark must not stand here. Updates the open brackets. */
function afterToken(mark: string, expected: Expected, open: ('{' | '[')[]): Expected | undefined {
  const inside = open.at(-1);
  const isValue = expected === 'value' || expected === 'valueOrEnd';
  if (isValue && (mark === '{' || mark === '[')) {
    open.push(mark);
    return mark === '{' ? 'nameOrEnd' : 'valueOrEnd';
  }
  const mayEnd = expected === 'after' || expected === (inside === '{' ? 'nameOrEnd' : 'valueOrEnd');
  if (mayEnd && ((mark === '}' && inside === '{') || (mark === ']' && inside === '['))) {
    open.pop();
    return 'after';
  }
  if (expected === 'after' && mark === ',' && inside) return inside === '{' ? 'name' : 'value';
  return expected === 'colon' && mark === ':' ? 'value' : undefined;
}
