/** Control characters except tab and line ends. */
// oxlint-disable-next-line no-control-regex -- these characters are removed
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * A reader's or editor's text in the form for storage: without characters that nobody types but anybody can paste. PostgreSQL
 * cannot store NUL, and an operator's terminal would interpret others.
 */
export function storableText(text: string): string {
  return text.replace(CONTROLS, '');
}
