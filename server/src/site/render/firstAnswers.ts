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
const ESCAPED = /[^ !#-;=-[\]-\u00ff]/g;

/** One character for each byte, as `FirstAnswer` says: without escapes 190 KB of a title's answer are a sixth less in brotli. */
function textOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(ESCAPED, (character) => String.fromCharCode(character.charCodeAt(0) + 256));
}
