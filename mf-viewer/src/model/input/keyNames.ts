/** What of a `KeyboardEvent` tells which key it was. */
export interface KeyPress {
  /** What the key writes, by the layout of the reader. */
  key: string;
  /** Where it lies on the board, by its name on an American one. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** What the keys beside the letters write on an American board: without and with Shift. */
const SIGN_KEYS: Readonly<Record<string, readonly [string, string]>> = {
  Backquote: ['`', '~'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Semicolon: [';', ':'],
  Quote: ["'", '"'],
  Comma: [',', '<'],
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

const SHIFT = 'Shift+';
const NAMED_KEY = /^(Arrow(Left|Right|Up|Down)|Page(Up|Down)|Home|End|Insert|Delete|Backspace|Escape)$/;

/**
 * The name under which a key is bound: what it writes in lower case, with `Shift+` before letters, digits and keys that
 * write nothing. Where the layout writes no Latin letter (Russian, Thai), it is what an American board has in that place,
 * so that A and D lie where they are printed. `undefined` for what cannot be bound: with Ctrl, Alt or Meta a key belongs to
 * the browser, Tab moves the focus, Enter presses what has it.
 */
export function keyNameOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const written = key.length === 1 ? latinOf(key, code, shiftKey) : NAMED_KEY.test(key) ? key : undefined;
  if (written === undefined) return undefined;
  // Signs that need Shift, such as `?`, need it on some boards only.
  const isSign = written.length === 1 && !/[a-z0-9 ]/.test(written);
  return shiftKey && !isSign ? `${SHIFT}${written}` : written;
}

function latinOf(key: string, code: string, shiftKey: boolean): string | undefined {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  const letterOrDigit = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  if (letterOrDigit) return letterOrDigit.toLowerCase();
  return SIGN_KEYS[code]?.[shiftKey ? 1 : 0];
}

/** Whether text is such a name: browser storage may hold anything. */
export function isKeyName(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const name = text.startsWith(SHIFT) && text.length > SHIFT.length ? text.slice(SHIFT.length) : text;
  return NAMED_KEY.test(name) || (/^[ -~]$/.test(name) && name === name.toLowerCase());
}

/** Whether a key writes a letter, a digit or a sign: those can be switched off (WCAG 2.1.4). The space bar is none. */
export function isCharacterKey(name: string): boolean {
  const key = partsOfKey(name).at(-1);
  return key?.length === 1 && key !== ' ';
}

/** A key and what is held with it, for example `Shift` and `o`. */
export function partsOfKey(name: string): readonly string[] {
  return name.startsWith(SHIFT) && name.length > SHIFT.length ? ['Shift', name.slice(SHIFT.length)] : [name];
}
