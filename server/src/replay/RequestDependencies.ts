import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** Whether a request may get a stored answer. If not, the app handles it and gives the reason. */
export type ReplayCheck = (request: IncomingMessage) => boolean;

/** A name and the value that was read: undefined for a header that was not sent. */
interface Reading {
  name: string;
  value: string | undefined;
}

/** Runs for each answer that was sent, with the time that it took in seconds. */
export type ReplayEffect = (seconds: number) => void;

/**
 * Records which parts of a request were read while it was answered. A request with the same parts gets the same answer, whatever
 * else it contains. Every read is recorded here, so no caching rule must be updated when code begins to read another part.
 */
export class RequestDependencies {
  readonly checks: ReplayCheck[] = [];
  readonly effects: ReplayEffect[] = [];
  readonly #headers: Reading[] = [];
  readonly #cookies: Reading[] = [];
  /** Not the request itself with its socket, because the stored answer lives longer than both. */
  readonly #sent: IncomingHttpHeaders;
  #body: Uint8Array | null | undefined;
  #isPersonal = false;

  constructor({ headers }: IncomingMessage) {
    this.#sent = headers;
  }

  /**
   * Headers that record which of them are read. A read other than by name depends on too much to compare, so it makes the answer
   * personal.
   */
  watch(headers: Headers): Headers {
    return new Proxy(headers, {
      get: (target, property) => {
        if (property === 'get' || property === 'has') {
          return (name: string) => {
            note(this.#headers, name.toLowerCase(), headerOf(this.#sent, name.toLowerCase()));
            return target[property](name);
          };
        }
        this.#isPersonal = true;
        const value: unknown = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  cookie(name: string): string | undefined {
    const value = cookieIn(this.#sent, name);
    note(this.#cookies, name, value);
    return value;
  }

  /** The answer depends on more than the request and the site's state, or is for one reader only. */
  makePersonal(): void {
    this.#isPersonal = true;
  }

  /** The answer is the same for all identical requests until the site's state changes. `null`: it has no body. */
  share(body: Uint8Array | null): void {
    this.#body = body;
  }

  /** The shared body, unless something personal was read. */
  get sharedBody(): Uint8Array | null | undefined {
    return this.#isPersonal ? undefined : this.#body;
  }

  /** Whether another request has the same values in everything that was read from this one. */
  matches({ headers }: IncomingMessage): boolean {
    for (const { name, value } of this.#headers) if (headerOf(headers, name) !== value) return false;
    for (const { name, value } of this.#cookies) if (cookieIn(headers, name) !== value) return false;
    return true;
  }
}

/** The environment for the app with a request that arrives on a socket and whose answer may be stored. */
export interface ReplayBindings {
  dependencies?: RequestDependencies;
}

/** Undefined if the answer is not stored in any case. */
export function dependenciesOf({ env }: Pick<Context, 'env'>): RequestDependencies | undefined {
  // Without a socket, as in tests, there may be no environment. Hono's type does not say so.
  return (env as ReplayBindings | undefined)?.dependencies;
}

/** Reads one cookie. The answer then depends only on this cookie, because readers differ in the others. */
export function cookieOf(c: Context, name: string): string | undefined {
  const dependencies = dependenciesOf(c);
  return dependencies ? dependencies.cookie(name) : getCookie(c, name);
}

function note(readings: Reading[], name: string, value: string | undefined): void {
  if (!readings.some((reading) => reading.name === name)) readings.push({ name, value });
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join() : value;
}

function cookieIn({ cookie }: IncomingHttpHeaders, name: string): string | undefined {
  return cookie === undefined ? undefined : parse(cookie, name)[name];
}
