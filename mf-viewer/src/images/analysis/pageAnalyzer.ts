import type { AnalysisOptions, AnalysisResult } from '../../model/analysis/analyzePixels';
import type { AnalysisRequest, AnalysisResponse } from './analysisWorker';

export interface PageAnalyzer {
  /** Analyzes a picture, unless that was already done. */
  analyze: (name: string, picture: Blob, options: AnalysisOptions) => void;
  resultOf: (name: string) => AnalysisResult | undefined;
  /** Increases with every result. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
  /** Ends the worker. Results are kept. */
  stop: () => void;
}

/** Each result takes a few kilobytes. This is enough for several long chapters. */
const MAX_RESULTS = 400;
/** As many pages as there are near the reader. */
const MAX_WAITING = 10;

/**
 * Analyzes pages in a worker, which starts with the first page, and keeps the results. If no worker is available, every result is
 * `null`: the analysis is too slow for the main thread, and its callers can work without it.
 */
export function createPageAnalyzer(startWorker: () => Worker): PageAnalyzer {
  const results = new Map<string, { result: AnalysisResult | undefined; options: AnalysisOptions }>();
  const waiting = new Map<string, Omit<AnalysisRequest, 'id'>>();
  const listeners = new Set<() => void>();
  let running: { id: number; name: string } | undefined;
  let worker: Worker | undefined;
  let lastId = 0;
  let version = 0;

  function store(name: string, result: AnalysisResult): void {
    const entry = results.get(name);
    if (entry) entry.result = result;
    version += 1;
    for (const listener of listeners) listener();
  }

  function failAll(): void {
    const names = [...(running ? [running.name] : []), ...waiting.keys()];
    running = undefined;
    waiting.clear();
    for (const name of names) store(name, null);
  }

  function started(): Worker {
    if (worker) return worker;
    worker = startWorker();
    worker.onerror = failAll;
    worker.onmessage = ({ data: { id, analysis } }: MessageEvent<AnalysisResponse>) => {
      if (running?.id !== id) return;
      const { name } = running;
      running = undefined;
      startNext();
      store(name, analysis);
    };
    return worker;
  }

  function startNext(): void {
    const [next] = waiting;
    if (running || !next) return;
    const [name, request] = next;
    waiting.delete(name);
    running = { id: (lastId += 1), name };
    try {
      started().postMessage({ id: lastId, ...request } satisfies AnalysisRequest);
    } catch {
      failAll();
    }
  }

  /** Drops pages that the reader skimmed past. They are queued again when the reader comes back. */
  function evict(): void {
    const [longest] = waiting.keys();
    if (waiting.size > MAX_WAITING && longest !== undefined) {
      waiting.delete(longest);
      results.delete(longest);
    }
    const [oldest] = results.keys();
    if (results.size > MAX_RESULTS && oldest !== undefined) results.delete(oldest);
  }

  return {
    analyze(name, picture, options) {
      const known = results.get(name);
      if (known && (known.options.panels || !options.panels)) return;
      results.set(name, { result: known?.result, options });
      waiting.set(name, { picture, options });
      evict();
      startNext();
    },
    resultOf: (name) => results.get(name)?.result,
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      worker?.terminate();
      worker = undefined;
      for (const name of [...(running ? [running.name] : []), ...waiting.keys()]) results.delete(name);
      running = undefined;
      waiting.clear();
    },
  };
}
