import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * Parses a language's messages while building, so that the parser (6 KiB in brotli) need not travel to the page. Plain text too:
 * react-intl would try to parse it each time that it is shown, fail, and only then show it as it is, 30 times as slowly.
 */
export default function compiledMessages(source) {
  const compiled = Object.entries(JSON.parse(source)).map(([id, message]) => [id, parsed(message)]);
  return JSON.stringify(Object.fromEntries(compiled));
}

/** A text of the last resort: parsed where it has to be, and shorter where it is all plain. */
export function compiledMessage(message) {
  const parts = parsed(message);
  const isPlain = parts.length === 1 && parts[0].type === TYPE.literal && parts[0].value === message;
  return isPlain ? message : parts;
}

function parsed(message) {
  return parse(message, { captureLocation: false });
}
