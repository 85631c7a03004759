import { answerBytes, type FirstAnswer, type RenderedPage } from '../contract';
import { type ApiRequest, declarableAddress } from '../transport/apiRequest';
import { type DecodedAnswer, decodeOutcome } from '../transport/decodeOutcome';
import { isForReader } from './isForReader';

/** What came with the page: the moment it was rendered at, and the answers that it was rendered from. */
export interface FirstScreen {
  /** Epoch milliseconds. */
  now: number;
  /** The reader's choices that its calls depend on, by the names of their cookies. */
  choices: Readonly<Record<string, string>>;
  /** What reading begins with, answer by answer: a thousand chapters are 9 ms of a phone's. Done in reading, where nobody did it before. */
  preparations: () => (() => void)[];
  /**
   * What the page holds in place of a call's answer, as the endpoint keeps it; nothing where it has none, or an error that the browser
   * should hear itself. The same object each time.
   */
  read: (request: ApiRequest, transformResponse?: Transform, argument?: unknown) => FirstData | undefined;
  /** The answer in place of a request: once, and only where it is this reader's (`isForReader`). */
  take: (request: ApiRequest) => DecodedAnswer | undefined;
}

/** The toolkit's `transformResponse`: what an endpoint keeps of an answer. */
export type Transform = (answer: never, meta: undefined, argument: never) => unknown;

/** An answer of the page, as an endpoint keeps it. */
export interface FirstData {
  data: unknown;
}

/** An answer that was read, and what endpoints keep of it. */
interface ReadAnswer {
  whole?: DecodedAnswer;
  kept: Map<Transform, FirstData>;
}

const asItCame: Transform = (answer) => answer;

type Inputs = Pick<RenderedPage, 'answers' | 'choices' | 'now'>;

export function createFirstScreen({ now, choices = {}, answers }: Inputs): FirstScreen {
  /** As they came, until they are taken: those of ten thousand titles are megabytes. */
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
        // The endpoint's own function, for its own answer and argument.
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
      // Where nobody has it as it came, it goes: of ten thousand titles the catalog keeps a fifth.
      if (answer && answer.kept.size > 0 && !answer.kept.has(asItCame)) delete answer.whole;
      return whole;
    },
  };
}
