const MAX_LINE_OCTETS = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A value of type TEXT (RFC 5545 §3.3.11). A line must not contain other control characters. */
export function icsText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- these characters are removed
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
      .replace(/[\\;,]/g, (character) => `\\${character}`)
      .replace(/\n/g, '\\n')
  );
}

/** A time in UTC (RFC 5545 §3.3.5, form 2). */
export function icsTime(seconds: number): string {
  return `${new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d+/g, '')}`;
}

/**
 * One content line with its line end. Lines longer than 75 octets are folded (RFC 5545 §3.1), never inside a character. Libraries
 * fold after 75 characters, which are 225 octets of Thai.
 */
export function icsLine(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return `${folded}\r\n`;
}
