import { answerBytes, type FirstAnswer, type RenderedPage } from '../contract';
import { type ApiRequest, declarableAddress } from '../transport/apiRequest';
import { type DecodedAnswer, decodeOutcome } from '../transport/decodeOutcome';
import { isForReader } from './isForReader';

/** What came with the page: the time of rendering, and the answers that it was rendered from. */
export interface FirstScreen {
  /** Epoch milliseconds. */
  now: number;
  /** The reader's choices that its calls depend on, by cookie name. */
  choices: Readonly<Record<string, string>>;
  /**
   * The first step of reading, one function per answer: for a thousand chapters it takes 9 ms on a phone. If nobody runs it
   * before, `read` does.
   */
  preparations: () => (() => void)[];
  /**
   * Returns the page's answer for a call, in the form that the endpoint keeps. Undefined if there is none, or if it is an error
   * that the browser should get itself. Returns the same object each time.
   */
  read: (request: ApiRequest, transformResponse?: Transform, argument?: unknown) => FirstData | undefined;
  /** Returns the answer instead of making the request: once, and only if it is this reader's (`isForReader`). */
  take: (request: ApiRequest) => DecodedAnswer | undefined;
}

/** The toolkit's `transformResponse`: turns an answer into what an endpoint keeps. */
export type Transform = (answer: never, meta: undefined, argument: never) => unknown;

/** An answer of the page, in the form that an endpoint keeps. */
export interface FirstData {
  data: unknown;
}

/** A decoded answer, and what endpoints keep of it. */
interface ReadAnswer {
  whole?: DecodedAnswer;
  kept: Map<Transform, FirstData>;
}

const asItCame: Transform = (answer) => answer;

type Inputs = Pick<RenderedPage, 'answers' | 'choices' | 'now'>;

export function createFirstScreen({ now, choices = {}, answers }: Inputs): FirstScreen {
  /** Answers that were not taken yet, still encoded: those for ten thousand titles are megabytes. */
  const waiting = new Map(Object.entries(answers));
  const answersRead = new Map<string, ReadAnswer>();
  const prepared = new Map<FirstAnswer, Uint8Array<ArrayBuffer>>();

  const prepare = (answer: FirstAnswer) => prepared.set(answer, prepared.get(answer) ?? answerBytes(answer));

  function bytesOf(answer: FirstAnswer): Uint8Array<ArrayBuffer> {
    const bytes = prepared.get(answer) ?? answerBytes(answer);
    prepared.delete(answer);
    return bytes;
  }

  function readOnce({ view }: ApiRequest, address: string): ReadAnswer | undefined {
    const key = `${view ?? ''} ${address}`;
    const answer = waiting.get(address);
    if (answer && !answersRead.has(key)) {
      answersRead.set(key, { whole: decodeOutcome(bytesOf(answer), view), kept: new Map() });
    }
    return answersRead.get(key);
  }

  return {
    now,
    choices,
    preparations: () => [...waiting.values()].map((answer) => () => void prepare(answer)),
    read(request, transformResponse = asItCame, argument = undefined) {
      const address = declarableAddress(request);
      const answer = address === undefined ? undefined : readOnce(request, address);
      const data = answer?.whole?.outcome.data;
      if (data && !answer?.kept.has(transformResponse)) {
        // The function, the answer and the argument belong to the same endpoint.
        answer?.kept.set(transformResponse, { data: transformResponse(data as never, undefined, argument as never) });
      }
      return answer?.kept.get(transformResponse);
    },
    take(request) {
      const address = declarableAddress(request);
      const sent = address === undefined ? undefined : waiting.get(address);
      if (address === undefined || !sent || !isForReader(sent)) return undefined;
      const answer = readOnce(request, address);
      const whole = answer?.whole;
      waiting.delete(address);
      // Frees the whole answer if no endpoint keeps all of it: of ten thousand titles, the catalog keeps a fifth.
      if (answer && answer.kept.size > 0 && !answer.kept.has(asItCame)) delete answer.whole;
      return whole;
    },
  };
}
