import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Parses a language's messages while building, so that the parser (6 KiB in brotli) need not travel to the page.
 * Plain text stays text: it is shorter, and react-intl shows it as it is.
 */
export default function compiledMessages(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([id, message]) => [id, compiledMessage(message)]);
  return JSON.stringify(Object.fromEntries(compiled));
}

/** What react-intl makes of a message, or the message itself where that is all there is to it. */
export function compiledMessage(message) {
  const parts = parse(message, { captureLocation: false });
  const isPlain = parts.length === 1 && parts[0].type === TYPE.literal && parts[0].value === message;
  return isPlain ? message : parts;
}
