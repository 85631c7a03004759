import type { LookFor, PageSight } from './lookAtPixels';
import type { SightAnswer, SightRequest } from './sightWorker';

/** `null`: it was looked at, and nothing can be said. */
export type Seen = PageSight | null;

export interface PageEyes {
  /** Has a picture looked at, unless it was already. */
  look: (name: string, picture: Blob, lookFor: LookFor) => void;
  seen: (name: string) => Seen | undefined;
  /** Rises with everything that is seen. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Ends the worker. What was seen is kept. */
  stop: () => void;
}

/** A few kilobytes each: several long chapters. */
const MOST_KEPT = 400;

/**
 * Has pages looked at in a worker, which starts with the first of them, and remembers what was seen. Where no worker
 * can be had nothing is seen: looking takes too long for the page itself, and every reader of a sight can do without.
 */
export function makePageEyes(startWorker: () => Worker): PageEyes {
  const sights = new Map<string, { sight: Seen | undefined; lookFor: LookFor }>();
  const asked = new Map<number, string>();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let lastId = 0;
  let version = 0;

  function keep(name: string, sight: Seen): void {
    const entry = sights.get(name);
    if (entry) entry.sight = sight;
    version += 1;
    for (const listener of listeners) listener();
  }

  function blind(): void {
    for (const name of asked.values()) keep(name, null);
    asked.clear();
  }

  function started(): Worker {
    if (worker) return worker;
    worker = startWorker();
    worker.onerror = blind;
    worker.onmessage = ({ data: { id, sight } }: MessageEvent<SightAnswer>) => {
      const name = asked.get(id);
      asked.delete(id);
      if (name !== undefined) keep(name, sight);
    };
    return worker;
  }

  function forgetOldest(): void {
    const [oldest] = sights.keys();
    if (sights.size > MOST_KEPT && oldest !== undefined) sights.delete(oldest);
  }

  return {
    look(name, picture, lookFor) {
      const known = sights.get(name);
      if (known && (known.lookFor.panels || !lookFor.panels)) return;
      sights.set(name, { sight: known?.sight, lookFor });
      forgetOldest();
      const id = (lastId += 1);
      asked.set(id, name);
      try {
        started().postMessage({ id, picture, lookFor } satisfies SightRequest);
      } catch {
        blind();
      }
    },
    seen: (name) => sights.get(name)?.sight,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      worker?.terminate();
      worker = undefined;
      for (const name of asked.values()) sights.delete(name);
      asked.clear();
    },
  };
}
