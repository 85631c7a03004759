/** Control characters but tab and line ends. */
// oxlint-disable-next-line no-control-regex -- they are what has to go
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * A text of a stranger or an editor as it is kept: without the characters that nobody types and everybody can paste.
 * PostgreSQL has no place for NUL, and an operator's terminal would obey others.
 */
export function storableText(text: string): string {
  return text.replace(CONTROLS, '');
}
