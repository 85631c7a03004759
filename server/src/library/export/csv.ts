/** What a spreadsheet would take for a formula and carry out; written by a reader, it is text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** One record of a CSV file (RFC 4180), with its end of line. */
export function csvRecord(values: readonly (string | number)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
