/** A longer comment is folded. A comment that is only slightly longer is not worth a button. */
const MAX_CHARACTERS = 300;
const MAX_LINES = 8;
const SLACK = 1.25;

/**
 * Returns the beginning of a long comment, or `undefined` for one that is shown in full. Cuts between words if the language has
 * spaces, and never inside a character (a Thai vowel, an emoji family).
 */
export function excerpt(body: string): string | undefined {
  // A button that shows only blank lines would be useless.
  const text = body.trimEnd();
  const lines = text.split('\n');
  const head = lines.slice(0, MAX_LINES).join('\n');
  const isShort = text.length <= MAX_CHARACTERS * SLACK && lines.length <= MAX_LINES * SLACK;
  if (isShort) return undefined;
  return cut(head).trimEnd();
}

function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const space = text.lastIndexOf(' ', MAX_CHARACTERS);
  // Thai has no spaces, and an address may be one long word.
  if (space > MAX_CHARACTERS / 2) return text.slice(0, space);
  return text.slice(0, startOfCharacter(text, MAX_CHARACTERS));
}

/** The segmenter knows which code units belong together. Without it, at least the halves of a surrogate pair stay together. */
function startOfCharacter(text: string, index: number): number {
  if (typeof Intl.Segmenter === 'function') {
    const window = text.slice(0, index + 64);
    const at = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(window).containing(index)?.index;
    if (at !== undefined && at > 0) return at;
  }
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}
