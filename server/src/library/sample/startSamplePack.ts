import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import type { ObjectStore } from '../../objects/ObjectStore';
import { messageOf } from '../../text/caughtError';
import { fileSourceCache } from '../cache/SourceCache';
import { secondsToMidnight } from '../packs/format/packDate';
import { formatEvent } from '../report/EventPrinter';
import type { LibraryEvent } from '../report/LibraryEvent';
import { type DrawerEvent, runDrawer } from './drawer';
import { SamplePackImporter, samplePackFolder } from './SamplePackImporter';

export interface SamplePackOptions {
  db: Database;
  objects: ObjectStore;
  clock: Clock;
  dataDir: string;
  /** The repository's root, which contains the drawing program. */
  repository: string;
  /** `KOMAWARI_SAMPLE` and `KOMAWARI_SAMPLE_CHAPTERS` keep the pack small, for tests. */
  environment: NodeJS.ProcessEnv;
  /** Prints a line that stays. */
  log: (line: string) => void;
  /** Prints a line that the next one replaces. */
  progress: (line: string) => void;
  signal: AbortSignal;
}

export interface SamplePack {
  /** Resolves when readers can read something of every work. */
  shelfReady: Promise<void>;
  /** Resolves when everything is drawn and imported, or when it has failed with a line in the log. Never rejects. */
  done: Promise<void>;
}

/** Cached for a selection of works, so that the next start does not wait for the drawing program. */
const SHELF_DRAWN = 'shelf';

/** Draws the missing parts of the sample pack, and imports them while they are being drawn. It can be stopped at any moment. */
export function startSamplePack(options: SamplePackOptions): SamplePack {
  let tellShelfReady: () => void = () => undefined;
  const shelfReady = new Promise<void>((resolve) => (tellShelfReady = resolve));
  const done = run(options, tellShelfReady)
    .catch((error: unknown) => {
      if (!options.signal.aborted)
        options.log(`The sample pack is not complete: ${messageOf(error)}\nWhat is there stays; the next start goes on from it.`);
    })
    .finally(tellShelfReady);
  return { shelfReady, done };
}

async function run(options: SamplePackOptions, tellShelfReady: () => void): Promise<void> {
  const { db, objects, clock, dataDir, repository, environment, signal, log } = options;
  const { KOMAWARI_SAMPLE: only, KOMAWARI_SAMPLE_CHAPTERS: maxChapters } = environment;
  const folder = samplePackFolder(dataDir);
  const cache = fileSourceCache(dataDir);
  const shelf = new SamplePackImporter({ db, objects, clock, cache, signal, tell: createTeller(options) }, folder);
  const selection = `${only ?? ''} ${maxChapters ?? ''}`;

  const isShelfDrawn = cache.get(folder, selection) === SHELF_DRAWN;
  let isBegun = existsSync(path.join(folder, 'pack.yaml'));
  if (isBegun) {
    await shelf.applyAll(!isShelfDrawn);
    if (isShelfDrawn) tellShelfReady();
  }
  redateAtMidnight(shelf, options);

  const failures: unknown[] = [];
  const jobs: Promise<unknown>[] = [];
  const add = (job: Promise<void>) => jobs.push(job.catch((error: unknown) => failures.push(error)));
  function onEvent(event: DrawerEvent): void {
    // The drawing program writes the YAML before it draws. What refers to pictures waits for them.
    if (!isBegun) add(shelf.applyAll(true));
    isBegun = true;
    if ('stage' in event)
      options.progress(
        `Sample pack: ${event.done} of ${event.total} drawn (${event.stage === 'shelf' ? 'the shelf' : 'the rest'}): ${event.what}`,
      );
    else if (event.ready === 'chapter') add(shelf.arrived(event.work, { language: event.lang, number: String(event.number) }));
    else if (event.ready === 'shelf')
      add(shelf.shelfDrawn().then(() => (cache.set(folder, selection, SHELF_DRAWN), tellShelfReady())));
  }
  try {
    await runDrawer({ repository, folder, only, maxChapters, signal, onEvent });
  } finally {
    await Promise.all(jobs);
  }
  if (failures.length > 0) throw failures[0];
  await shelf.finish();
  if (!signal.aborted) log('The sample pack is complete.');
}

/** Prints each problem once, however often the pack is applied. Imported chapters only update the progress line. */
function createTeller({ log, progress }: SamplePackOptions): (event: LibraryEvent) => void {
  const said = new Set<string>();
  return (event) => {
    const line = formatEvent(event);
    if (event.kind === 'progress') progress(`Sample pack: ${line.trim()}`);
    else if (event.kind === 'error' && !said.has(line)) log(`Sample pack: ${line.trim()}`);
    said.add(line);
  };
}

/** Applies the pack again each midnight, when relative dates change. */
function redateAtMidnight(shelf: SamplePackImporter, options: Pick<SamplePackOptions, 'clock' | 'signal' | 'log'>): void {
  const { clock, signal, log } = options;
  const timer = setTimeout(
    () => {
      shelf.applyAll(true).catch((error: unknown) => log(`The sample pack keeps yesterday's dates: ${messageOf(error)}`));
      redateAtMidnight(shelf, options);
    },
    (secondsToMidnight(clock()) + 1) * 1000,
  );
  timer.unref();
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
