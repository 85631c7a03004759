/** The fields of a `KeyboardEvent` that identify a key. */
export interface KeyPress {
  /** The character of the key in the reader's layout. */
  key: string;
  /** The physical position of the key, by its name on a US keyboard. */
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The characters of the non-letter keys on a US keyboard, without and with Shift. */
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
 * The name under which a key is bound: its character in lower case, with `Shift+` before letters, digits and keys without a
 * character. If the layout writes no Latin letter (Russian, Thai), it is the character of a US keyboard at that position, so that
 * A and D are where they are printed. `undefined` for keys that cannot be bound: a key with Ctrl, Alt or Meta belongs to the
 * browser, Tab moves the focus, and Enter presses the focused element.
 */
export function keyNameOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): string | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  const written = key.length === 1 ? latinOf(key, code, shiftKey) : NAMED_KEY.test(key) ? key : undefined;
  if (written === undefined) return undefined;
  // Signs such as `?` need Shift on some keyboards only.
  const isSign = written.length === 1 && !/[a-z0-9 ]/.test(written);
  return shiftKey && !isSign ? `${SHIFT}${written}` : written;
}

function latinOf(key: string, code: string, shiftKey: boolean): string | undefined {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  const letterOrDigit = /^(?:Key|Digit)(.)$/.exec(code)?.[1];
  if (letterOrDigit) return letterOrDigit.toLowerCase();
  return SIGN_KEYS[code]?.[shiftKey ? 1 : 0];
}

/** Whether a text is a key name: browser storage may hold any value. */
export function isKeyName(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const name = text.startsWith(SHIFT) && text.length > SHIFT.length ? text.slice(SHIFT.length) : text;
  return NAMED_KEY.test(name) || (/^[ -~]$/.test(name) && name === name.toLowerCase());
}

/**
 * Whether a key writes a letter, a digit or a sign. The reader can switch such keys off (WCAG 2.1.4). The space bar does not
 * count.
 */
export function isCharacterKey(name: string): boolean {
  const key = partsOfKey(name).at(-1);
  return key?.length === 1 && key !== ' ';
}

/** A key and its modifier, for example `Shift` and `o`. */
export function partsOfKey(name: string): readonly string[] {
  return name.startsWith(SHIFT) && name.length > SHIFT.length ? ['Shift', name.slice(SHIFT.length)] : [name];
}
