import type { LookFor, Seen } from '../../model/analysis/lookAtPixels';
import type { SightAnswer, SightRequest } from './sightWorker';

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
/** As many as are near the reader. */
const MOST_WAITING = 10;

/**
 * Has pages looked at in a worker, which starts with the first of them, and remembers what was seen. Where no worker
 * can be had nothing is seen: looking takes too long for the page itself, and every reader of a sight can do without.
 */
export function makePageEyes(startWorker: () => Worker): PageEyes {
  const sights = new Map<string, { sight: Seen | undefined; lookFor: LookFor }>();
  const waiting = new Map<string, Omit<SightRequest, 'id'>>();
  const listeners = new Set<() => void>();
  let asked: { id: number; name: string } | undefined;
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
    const names = [...(asked ? [asked.name] : []), ...waiting.keys()];
    asked = undefined;
    waiting.clear();
    for (const name of names) keep(name, null);
  }

  function started(): Worker {
    if (worker) return worker;
    worker = startWorker();
    worker.onerror = blind;
    worker.onmessage = ({ data: { id, sight } }: MessageEvent<SightAnswer>) => {
      if (asked?.id !== id) return;
      const { name } = asked;
      asked = undefined;
      askNext();
      keep(name, sight);
    };
    return worker;
  }

  function askNext(): void {
    const [next] = waiting;
    if (asked || !next) return;
    const [name, request] = next;
    waiting.delete(name);
    asked = { id: (lastId += 1), name };
    try {
      started().postMessage({ id: lastId, ...request } satisfies SightRequest);
    } catch {
      blind();
    }
  }

  /** Nobody waits for what was leafed through: it is asked for again when somebody comes back to it. */
  function forgetSurplus(): void {
    const [longest] = waiting.keys();
    if (waiting.size > MOST_WAITING && longest !== undefined) {
      waiting.delete(longest);
      sights.delete(longest);
    }
    const [oldest] = sights.keys();
    if (sights.size > MOST_KEPT && oldest !== undefined) sights.delete(oldest);
  }

  return {
    look(name, picture, lookFor) {
      const known = sights.get(name);
      if (known && (known.lookFor.panels || !lookFor.panels)) return;
      sights.set(name, { sight: known?.sight, lookFor });
      waiting.set(name, { picture, lookFor });
      forgetSurplus();
      askNext();
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
      for (const name of [...(asked ? [asked.name] : []), ...waiting.keys()]) sights.delete(name);
      asked = undefined;
      waiting.clear();
    },
  };
}
