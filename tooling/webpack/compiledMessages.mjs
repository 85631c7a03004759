import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Parses a language's messages at build time, so that the page does not need the parser (6 KiB in brotli). It parses plain text
 * too:
 * react-intl would otherwise try to parse it each time it is shown, fail, and then show it as it is, 30 times as slowly.
 */
export default function compiledMessages(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([id, message]) => [id, parsed(message)]);
  return JSON.stringify(Object.fromEntries(compiled));
}

/** A fallback message: parsed if necessary, and shorter if it is all plain text. */
export function compiledMessage(message) {
  const parts = parsed(message);
  const isPlain = parts.length === 1 && parts[0].type === TYPE.literal && parts[0].value === message;
  return isPlain ? message : parts;
}

function parsed(message) {
  return parse(message, { captureLocation: false });
}
