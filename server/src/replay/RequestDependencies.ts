import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** Whether a request may be answered as the one before it was: false leads it the long way, which says why not. */
export type ReplayCheck = (request: IncomingMessage) => boolean;

/** What was read under a name: of a header that was not sent, nothing. */
interface Reading {
  name: string;
  value: string | undefined;
}

/** What is done for each answer that was sent, after so many seconds. */
export type ReplayEffect = (seconds: number) => void;

/**
 * Which parts of a request were read while it was answered. Whoever sends the same parts gets the same answer, whatever else
 * they send; since every reading is noted here, no rule has to be remembered when another one begins to read something.
 */
export class RequestDependencies {
  readonly checks: ReplayCheck[] = [];
  readonly effects: ReplayEffect[] = [];
  readonly #headers: Reading[] = [];
  readonly #cookies: Reading[] = [];
  /** Not the request itself, with its socket: what is kept outlives both. */
  readonly #sent: IncomingHttpHeaders;
  #body: Uint8Array | null | undefined;
  #isPersonal = false;

  constructor({ headers }: IncomingMessage) {
    this.#sent = headers;
  }

  /** Headers that note what is read of them. What is read in any other way than by its name is too much to be compared. */
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

  /** What is sent depends on more than the request and the site's state, or is meant for one reader. */
  makePersonal(): void {
    this.#isPersonal = true;
  }

  /** What is sent is the same for everyone who asks for the same, until the site's state changes. `null`: it has no body. */
  share(body: Uint8Array | null): void {
    this.#body = body;
  }

  /** What was shared, unless something personal was read. */
  get sharedBody(): Uint8Array | null | undefined {
    return this.#isPersonal ? undefined : this.#body;
  }

  /** Whether another request has the same in all that was read of this one. */
  matches({ headers }: IncomingMessage): boolean {
    for (const { name, value } of this.#headers) if (headerOf(headers, name) !== value) return false;
    for (const { name, value } of this.#cookies) if (cookieIn(headers, name) !== value) return false;
    return true;
  }
}

/** What an app is given with a request that comes through a socket and may be answered again. */
export interface ReplayBindings {
  dependencies?: RequestDependencies;
}

/** Nothing where an answer is not kept anyway. */
export function dependenciesOf({ env }: Pick<Context, 'env'>): RequestDependencies | undefined {
  // Without a socket, as in tests, there may be no environment; hono's type does not say so.
  return (env as ReplayBindings | undefined)?.dependencies;
}

/** One cookie, on which alone the answer then depends: readers differ in the others. */
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
