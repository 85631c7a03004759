import type { IncomingMessage } from 'node:http';
import { type ReplayEffect, RequestDependencies } from './RequestDependencies';

/** An answer as it went out. */
export interface ReplayedAnswer {
  status: number;
  /** Names and values by turns. */
  headers: string[];
  body: Uint8Array | null;
  effects: readonly ReplayEffect[];
}

interface KeptAnswer extends ReplayedAnswer {
  dependencies: RequestDependencies;
}

export interface ReplayCache {
  /** An answer to a request like this one, which is still true. */
  find: (request: IncomingMessage) => Promise<ReplayedAnswer | undefined>;
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
 * @param stateOf tells the state of everything else that answers depend on; another one, and all are forgotten. Nothing as long
 * as nobody can tell
 */
export function createReplayCache(stateOf: () => Promise<string | undefined>): ReplayCache {
  const byAddress = new Map<string, KeptAnswer[]>();
  let bytes = 0;
  let state: string | undefined;

  async function currentState(): Promise<string | undefined> {
    // What is wrong is told by whoever answers the long way.
    const current = await stateOf().catch(() => undefined);
    if (current !== state) {
      state = current;
      byAddress.clear();
      bytes = 0;
    }
    return current;
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
    async find(request) {
      if ((await currentState()) === undefined || !isPlain(request)) return undefined;
      const found = byAddress.get(addressOf(request))?.find(({ dependencies }) => dependencies.matches(request));
      return found?.dependencies.checks.every((check) => check(request)) ? found : undefined;
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
