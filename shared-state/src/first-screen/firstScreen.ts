import type { FirstAnswer, RenderedPage } from '../contract';
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
  const decoded = new Map<string, DecodedAnswer>();
  const taken = new Set<string>();

  function find(request: ApiRequest): { address: string; answer: FirstAnswer } | undefined {
    const address = declarableAddress(request);
    const answer = address !== undefined && Object.hasOwn(answers, address) ? answers[address] : undefined;
    return address !== undefined && answer ? { address, answer } : undefined;
  }

  function decode(address: string, { bytes }: FirstAnswer, view: ApiRequest['view']): DecodedAnswer {
    const key = `${view ?? ''} ${address}`;
    const known = decoded.get(key) ?? decodeOutcome(bytesOf(bytes), view);
    decoded.set(key, known);
    return known;
  }

  return {
    now,
    choices,
    read(request) {
      const found = find(request);
      return found && decode(found.address, found.answer, request.view).outcome.data;
    },
    take(request) {
      const found = find(request);
      if (!found || !isForReader(found.answer) || taken.has(found.address)) return undefined;
      taken.add(found.address);
      return decode(found.address, found.answer, request.view);
    },
  };
}

/** By hand: a title of a thousand chapters has 190 KB of them, and `Uint8Array.from` takes ten times as long. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}
