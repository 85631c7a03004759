import type { Remote, RemoteOutline } from '@komawari/shared-state';
import { type Breaker, createBreaker, jittered } from './breaker';

/** Where remotes come from. */
export interface RemoteSource {
  load: (release: RemoteOutline) => Promise<Remote>;
  /** The next `load` starts from scratch, with the addresses of this attempt. */
  restart: (release: RemoteOutline, attempt: number) => void;
}

export interface RemoteLoaderOptions {
  source: RemoteSource;
  /** Gives the files of this release new addresses from now on, and aborts the requests that are still in progress. */
  renew: (name: string) => number;
  /** Delays in milliseconds before each quick retry. The quick retries happen before the failure is reported to anyone. */
  quickRetriesMs: readonly number[];
}

/** Nothing was requested, because the breaker of this remote is open. */
export class BreakerOpenError extends Error {}

/** Loads the parts of one remote and remembers how that went. */
export class RemoteLoader {
  readonly breaker: Breaker = createBreaker({ now: () => performance.now(), random: Math.random });
  readonly #release: RemoteOutline;
  readonly #options: RemoteLoaderOptions;
  #remote: Promise<Remote> | undefined;
  #hasArrived = false;
  /** How often the remote was restarted. The addresses of its files contain this number. */
  #attempt = 0;

  constructor(release: RemoteOutline, options: RemoteLoaderOptions) {
    this.#release = release;
    this.#options = options;
  }

  /** Loads a part of the remote, with some quick retries if it fails at once. */
  async load<T>(part: (remote: Remote) => Promise<T>): Promise<T> {
    if (this.breaker.isOpen()) throw new BreakerOpenError(`${this.#release.name} failed again and again`);
    for (let retries = 0; ; retries += 1) {
      const attempt = this.#attempt;
      try {
        return await part(await this.#arrival());
      } catch (error) {
        const pauseMs = this.#options.quickRetriesMs[retries];
        if (pauseMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, jittered(pauseMs, Math.random)));
        // The page and its messages may have failed for the same reason. The first of them restarts the remote for both.
        if (this.#attempt === attempt) this.startAnew({ isBroken: false });
      }
    }
  }

  /**
   * Aborts what is still in progress, so that the files are requested under new addresses. Also restarts the remote itself if it
   * has not arrived or is broken.
   */
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
