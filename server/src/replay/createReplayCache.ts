import type { IncomingMessage } from 'node:http';
import { type ReplayEffect, RequestDependencies } from './RequestDependencies';

/** An answer as Node wrote it to a connection that stays open. */
export interface WrittenAnswer {
  /** The second in which its head was written, which is the one in its `Date`. */
  second: number;
  head: string;
  /** Head and body, from the second request in the same second on. */
  bytes?: Buffer;
}

/** A stored answer. */
export interface ReplayedAnswer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Uint8Array | null;
  effects: readonly ReplayEffect[];
  /** The form in which it was last written. */
  written?: WrittenAnswer;
}

interface KeptAnswer extends ReplayedAnswer {
  dependencies: RequestDependencies;
}

/**
 * The state of everything that answers depend on besides the request; without a promise if it is known. Undefined while it cannot
 * be determined.
 */
export type StateOfAnswers = () => string | undefined | Promise<string | undefined>;

export interface ReplayCache {
  /** A valid stored answer for an equivalent request; without a promise if the state is known. */
  find: (request: IncomingMessage) => ReplayedAnswer | undefined | Promise<ReplayedAnswer | undefined>;
  /** The memory that stored answers occupy. */
  bytes: () => number;
  /** Answers a request, and stores the answer if it is for everyone. */
  keep: (request: IncomingMessage, answer: (dependencies: RequestDependencies) => Promise<Response>) => Promise<Response>;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** The memory of an answer besides its body: headers and dependencies. */
const ANSWER_BYTES = 2048;

/** A larger body takes longer to send than to look up. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The variants of one URL: encodings, languages, themes, and whether the client already has it. */
const MAX_VARIANTS = 32;

/**
 * Stores answers that can be sent again, by their URL and everything that was read from their request.
 * @param stateOf returns the state of everything else that answers depend on; when it changes, all answers are deleted
 */
export function createReplayCache(stateOf: StateOfAnswers): ReplayCache {
  const byAddress = new Map<string, KeptAnswer[]>();
  let bytes = 0;
  let state: string | undefined;

  function enter(current: string | undefined): string | undefined {
    if (current !== state) {
      state = current;
      byAddress.clear();
      bytes = 0;
    }
    return current;
  }

  function currentState(): string | undefined | Promise<string | undefined> {
    const current = stateOf();
    // If there is an error, the app handles the request and reports it.
    return current instanceof Promise ? current.catch(() => undefined).then(enter) : enter(current);
  }

  function findIn(current: string | undefined, request: IncomingMessage): ReplayedAnswer | undefined {
    if (current === undefined || !isPlain(request)) return undefined;
    for (const answer of byAddress.get(addressOf(request)) ?? []) {
      const { dependencies } = answer;
      if (dependencies.matches(request)) return dependencies.checks.every((check) => check(request)) ? answer : undefined;
    }
    return undefined;
  }

  function add(request: IncomingMessage, answer: KeptAnswer): void {
    const address = addressOf(request);
    const variants = byAddress.get(address) ?? [];
    // Many clients may send the same new request at once.
    if (variants.some(({ dependencies }) => dependencies.matches(request))) return;
    if (variants.length === MAX_VARIANTS) bytes -= weightOf(variants.shift());
    variants.push(answer);
    bytes += weightOf(answer);
    byAddress.set(address, variants);
    for (const [oldest, answers] of byAddress) {
      if (bytes <= MAX_BYTES) break;
      byAddress.delete(oldest);
      for (const dropped of answers) bytes -= weightOf(dropped);
    }
  }

  return {
    bytes: () => bytes,
    find(request) {
      const current = currentState();
      return current instanceof Promise ? current.then((later) => findIn(later, request)) : findIn(current, request);
    },
    async keep(request, answer) {
      const before = await currentState();
      const dependencies = new RequestDependencies(request);
      const response = await answer(dependencies);
      const { sharedBody: body, effects } = dependencies;
      if (before === undefined || body === undefined || (body?.length ?? 0) > MAX_BODY_BYTES || !isPlain(request))
        return response;
      // Changes during the request may not be in its answer.
      if ((await currentState()) !== before || response.headers.has('Set-Cookie')) return response;
      add(request, { status: response.status, headers: [...response.headers].flat(), body, effects, dependencies });
      return response;
    },
  };
}

/** Whether the request has no body and no repeated header, because Node and the app may read a different one of these. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  return method === 'GET' && Object.keys(headers).length * 2 === rawHeaders.length;
}

/** The site has separate answers for every host name. */
function addressOf({ url, headers: { host } }: IncomingMessage): string {
  return `${host} ${url}`;
}

function weightOf(answer: KeptAnswer | undefined): number {
  return answer ? ANSWER_BYTES + (answer.body?.length ?? 0) : 0;
}
