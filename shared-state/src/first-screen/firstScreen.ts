import type { RenderedPage } from '../contract';
import { type ApiRequest, declarableAddress } from '../transport/apiRequest';
import { type DecodedAnswer, decodeOutcome } from '../transport/decodeOutcome';
import { isForReader } from './isForReader';

/** What came with the page: the moment it was rendered at, and the answers that it was rendered from. */
export interface FirstScreen {
  /** Epoch milliseconds. */
  now: number;
  /** The reader's choices that its calls depend on, by the names of their cookies. */
  choices: Readonly<Record<string, string>>;
  /** What the page holds in place of a call's answer; nothing where it has none, or an error that the browser should hear itself. */
  read: (request: ApiRequest) => unknown;
  /** The answer in place of a request: once, and only where it is this reader's (`isForReader`). */
  take: (request: ApiRequest) => DecodedAnswer | undefined;
}

type Inputs = Pick<RenderedPage, 'answers' | 'choices' | 'now'>;

export function createFirstScreen({ now, choices = {}, answers }: Inputs): FirstScreen {
  /** As they came, until they are taken: those of ten thousand titles are megabytes. */
  const waiting = new Map(Object.entries(answers));
  const decoded = new Map<string, DecodedAnswer>();

  function decode({ view }: ApiRequest, address: string): DecodedAnswer | undefined {
    const key = `${view ?? ''} ${address}`;
    const answer = waiting.get(address);
    const known = decoded.get(key) ?? (answer && decodeOutcome(bytesOf(answer.bytes), view));
    if (known) decoded.set(key, known);
    return known;
  }

  return {
    now,
    choices,
    read(request) {
      const address = declarableAddress(request);
      return address === undefined ? undefined : decode(request, address)?.outcome.data;
    },
    take(request) {
      const address = declarableAddress(request);
      const answer = address === undefined ? undefined : waiting.get(address);
      if (address === undefined || !answer || !isForReader(answer)) return undefined;
      const taken = decode(request, address);
      waiting.delete(address);
      return taken;
    },
  };
}

/** By hand: a title of a thousand chapters has 190 KB of them, and `Uint8Array.from` takes ten times as long. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
