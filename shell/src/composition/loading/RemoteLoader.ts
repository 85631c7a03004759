import type { Remote, RemoteOutline } from '@komawari/shared-state';
import { type Breaker, createBreaker, jittered } from './breaker';

/** Where remotes come from. */
export interface RemoteSource {
  load: (release: RemoteOutline) => Promise<Remote>;
  /** The next `load` starts from nothing, under addresses of this attempt. */
  restart: (release: RemoteOutline, attempt: number) => void;
}

export interface RemoteLoaderOptions {
  source: RemoteSource;
  /** From now on the files of this release have new addresses, and what was still on its way is given up. */
  renew: (name: string) => number;
  /** After these times what failed at once is asked for again, before anybody hears of it. */
  quickRetriesMs: readonly number[];
}

/** Nothing was asked for: the breaker of this remote is open. */
export class LeftAloneError extends Error {}

/** Loads the parts of one remote, and all that is remembered of how that went. */
export class RemoteLoader {
  readonly breaker: Breaker = createBreaker({ now: () => performance.now(), random: Math.random });
  readonly #release: RemoteOutline;
  readonly #options: RemoteLoaderOptions;
  #remote: Promise<Remote> | undefined;
  #hasArrived = false;
  /** How often it was started anew: the number in the addresses of its files. */
  #attempt = 0;

  constructor(release: RemoteOutline, options: RemoteLoaderOptions) {
    this.#release = release;
    this.#options = options;
  }

  /** A part of the remote, after some quick retries where it fails at once. */
  async load<T>(part: (remote: Remote) => Promise<T>): Promise<T> {
    if (this.breaker.isOpen()) throw new LeftAloneError(`${this.#release.name} failed again and again`);
    for (let retries = 0; ; retries += 1) {
      const attempt = this.#attempt;
      try {
        return await part(await this.#arrival());
      } catch (error) {
        const pauseMs = this.#options.quickRetriesMs[retries];
        if (pauseMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, jittered(pauseMs, Math.random)));
        // Page and words may have failed for the same reason: the first of them starts the remote anew for both.
        if (this.#attempt === attempt) this.startAnew({ isBroken: false });
      }
    }
  }

  /** Gives up what is still on its way, and has the files asked for under new addresses; the whole remote, where it is broken. */
  startAnew({ isBroken }: { isBroken: boolean }): void {
    this.#attempt = this.#options.renew(this.#release.name);
    if (this.#hasArrived && !isBroken) return;
    this.#hasArrived = false;
    this.#remote = undefined;
    this.#options.source.restart(this.#release, this.#attempt);
  }

  #arrival(): Promise<Remote> {
    if (this.#remote) return this.#remote;
    const remote = this.#options.source.load(this.#release);
    this.#remote = remote;
    const isCurrent = () => this.#remote === remote;
    remote.then(
      () => isCurrent() && (this.#hasArrived = true),
      () => isCurrent() && (this.#remote = undefined),
    );
    return remote;
  }
}
