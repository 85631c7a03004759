import type { IncomingMessage } from 'node:http';
import { type ReplayEffect, RequestDependencies } from './RequestDependencies';

/** An answer as Node wrote it to a connection that stays open. */
export interface WrittenAnswer {
  /** In which its head was written, and which its `Date` tells. */
  second: number;
  head: string;
  /** Head and body, from the second request of this second on. */
  bytes?: Buffer;
}

/** An answer as it went out. */
export interface ReplayedAnswer {
  status: number;
  /** Names and values by turns. */
  headers: string[];
  body: Uint8Array | null;
  effects: readonly ReplayEffect[];
  /** As it was last written. */
  written?: WrittenAnswer;
}

interface KeptAnswer extends ReplayedAnswer {
  dependencies: RequestDependencies;
}

/** The state of all that answers depend on beside their request; at once where it is known. Nothing as long as nobody can tell. */
export type StateOfAnswers = () => string | undefined | Promise<string | undefined>;

export interface ReplayCache {
  /** An answer to a request like this one, which is still true; at once where the state is known. */
  find: (request: IncomingMessage) => ReplayedAnswer | undefined | Promise<ReplayedAnswer | undefined>;
  /** What is held of them. */
  bytes: () => number;
  /** Answers a request and keeps the answer where it is for everyone. */
  keep: (request: IncomingMessage, answer: (dependencies: RequestDependencies) => Promise<Response>) => Promise<Response>;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** Beside its body: headers, and what it depends on. */
const ANSWER_BYTES = 2048;

/** So large a body takes longer to send than to find. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Of one address: encodings, languages, themes, and whether the client has it already. */
const MAX_VARIANTS = 32;

/**
 * Answers that went out and would go out again, each under its address and all that was read of its request.
 * @param stateOf tells the state of everything else that answers depend on; another one, and all are forgotten
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
    // What is wrong is told by whoever answers the long way.
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
    // Many ask at once for what nobody has asked for yet.
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
      // What came to pass meanwhile may not be in it.
      if ((await currentState()) !== before || response.headers.has('Set-Cookie')) return response;
      add(request, { status: response.status, headers: [...response.headers].flat(), body, effects, dependencies });
      return response;
    },
  };
}

/** Without a body, and with no header sent twice, of which Node and the app may see another one. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  return method === 'GET' && Object.keys(headers).length * 2 === rawHeaders.length;
}

/** Under every name of a host the site has answers of its own. */
function addressOf({ url, headers: { host } }: IncomingMessage): string {
  return `${host} ${url}`;
}

function weightOf(answer: KeptAnswer | undefined): number {
  return answer ? ANSWER_BYTES + (answer.body?.length ?? 0) : 0;
}
