import { endianness } from 'node:os';
import type { FirstAnswer } from '@komawari/shared-state/contract';
import type { FirstCall } from '../page/firstCalls';

/** Makes one call of the API without a session; nothing where it did not go well. */
export type ApiCaller = (address: string) => Promise<Uint8Array | undefined>;

/** By the address of the call. */
export type FirstAnswers = Record<string, FirstAnswer>;

/**
 * The answers that a first screen is rendered from, as they are for everyone; what is one reader's alone is left to their
 * browser. Nothing where one of them is missing: how that is told is the page's own business, in the browser.
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

/** What JSON that stands in HTML says with more than one character (`scriptJson`): what is below a space, and `"`, `\`, `<`. */
const ESCAPED = /[^ !#-;=-[\]-\u00ff]/;

/** By byte: the code of its character. */
const CODES = Uint16Array.from({ length: 256 }, (_, byte) => (ESCAPED.test(String.fromCharCode(byte)) ? byte + 256 : byte));

/** Codes are written as the processor has them. */
const UTF_16 = endianness() === 'LE' ? 'utf-16le' : 'utf-16be';

/**
 * One character for each byte, as `FirstAnswer` says: without escapes 190 KB of a title's answer are a sixth less in brotli. They take
 * 1 ms by a table, and 5 to 14 by a search for what is to be replaced.
 */
function textOf(bytes: Uint8Array): string {
  const codes = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) codes[at] = CODES[bytes[at]!]!; // Every byte has a code.
  return new TextDecoder(UTF_16).decode(codes);
}
