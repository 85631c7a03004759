import { endianness } from 'node:os';
import type { FirstAnswer } from '@komawari/shared-state/contract';
import type { FirstCall } from '../page/firstCalls';

/** Makes one API call without a session. Undefined if it fails. */
export type ApiCaller = (address: string) => Promise<Uint8Array | undefined>;

/** By the path of the call. */
export type FirstAnswers = Record<string, FirstAnswer>;

/**
 * The answers from which a first screen is rendered, in the form without any reader's data. Calls that concern only one reader
 * are left to the browser. Undefined if an answer is missing, because the page itself reports that in the browser.
 */
export async function firstAnswers(calls: readonly FirstCall[], ask: ApiCaller): Promise<FirstAnswers | undefined> {
  const shared = calls.filter(({ need }) => !need.isPersonal);
  const answers = await Promise.all(
    shared.map(async ({ address, need }): Promise<[string, FirstAnswer][]> => {
      const bytes = await ask(address);
      if (!bytes) return [];
      const isForNobody = need.dependsOn?.includes('session') === true;
      const isForNewReaders = isForNobody && need.isSafe === true;
      return [
        [address, { bytes: textOf(bytes), ...(isForNobody && { isForNobody }), ...(isForNewReaders && { isForNewReaders }) }],
      ];
    }),
  );
  const found = answers.flat();
  return found.length === shared.length ? Object.fromEntries(found) : undefined;
}

/**
 * Characters that need more than one character in JSON inside HTML (`scriptJson`): everything below a space, and `"`, `\`, `<`.
 */
const ESCAPED = /[^ !#-;=-[\]-\u00ff]/;

/** The character code for each byte. */
const CODES = Uint16Array.from({ length: 256 }, (_, byte) => (ESCAPED.test(String.fromCharCode(byte)) ? byte + 256 : byte));

/** The encoding of the codes, in the byte order of the processor. */
const UTF_16 = endianness() === 'LE' ? 'utf-16le' : 'utf-16be';

/**
 * One character for each byte, as `FirstAnswer` says. Without escapes, the 190 KB answer of a title are a sixth smaller in
 * Brotli. A lookup table takes 1 ms for them; search and replace takes 5 to 14 ms.
 */
function textOf(bytes: Uint8Array): string {
  const codes = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) codes[at] = CODES[bytes[at]!]!; // Every byte has a code.
  return new TextDecoder(UTF_16).decode(codes);
}
