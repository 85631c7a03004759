import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryContext } from '../context/LibraryContext';
import type { ApplyContext } from '../packs/apply/ApplyContext';
import { applyFrontMatter, applyLoadedPack } from '../packs/apply/applyPack';
import { type Arrival, applyArrivals } from '../packs/apply/applyWork';
import { loadPack } from '../packs/format/loadPack';

/** How often banners, lists and comments are updated while chapters arrive one after the other. */
const FRONT_MATTER_MS = 15_000;

const DOCUMENTS = 'pack publishers home announcements faq legal campaigns comments work'.split(' ');
const YAML = DOCUMENTS.map((name) => `${name}.yaml`);

/**
 * Imports the sample pack while it is being drawn. It does one thing at a time, and imports all chapters that have arrived in the
 * meantime together.
 */
export class SamplePackImporter {
  private arrivals: (Arrival & { work: string })[] = [];
  private queue: Promise<void> = Promise.resolve();
  private context: ApplyContext | undefined;
  private stamp = '';
  private isFrontMatterDue = false;
  private lastFrontMatter = 0;

  constructor(
    private readonly library: LibraryContext,
    private readonly folder: string,
  ) {}

  /**
   * Applies everything of the pack that has been drawn, with today's dates.
   * @param isArriving whether pictures may still be missing
   */
  applyAll(isArriving: boolean): Promise<void> {
    return this.inTurn(() => this.lookAtAll(isArriving));
  }

  /** Every picture exists: applies what was waiting for one, unless nothing has changed since the whole pack was last applied. */
  shelfDrawn(): Promise<void> {
    return this.inTurn(async () => {
      const isSettled = this.context?.isArriving === false && this.stamp === (await this.readStamp());
      if (!isSettled) await this.lookAtAll(false);
    });
  }

  /** Imports a chapter that has just been drawn. */
  arrived(work: string, arrival: Arrival): Promise<void> {
    this.arrivals.push({ work, ...arrival });
    return this.inTurn(() => this.putArrivalsIn());
  }

  /** Applies banners, lists and comments that waited for their chapters. */
  finish(): Promise<void> {
    return this.inTurn(() => this.bringFrontMatter());
  }

  private async lookAtAll(isArriving: boolean): Promise<void> {
    this.stamp = await this.readStamp();
    this.context = { ...this.library, pack: await loadPack(this.folder), isDryRun: false, isArriving };
    await applyLoadedPack(this.context);
    this.isFrontMatterDue = false;
  }

  /**
   * Changes when the drawing program wrote different YAML, or recorded that it draws from other stories. The program does not
   * rewrite files that stay the same.
   */
  private async readStamp(): Promise<string> {
    const works = await readdir(path.join(this.folder, 'works')).catch(() => []);
    const folders = ['.', 'images', ...works.map((name) => path.join('works', name))];
    const files = folders.flatMap((folder) => [...YAML, '.drawn.json'].map((name) => path.join(this.folder, folder, name)));
    const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    return files.map((file, index) => `${file} ${stats[index]?.size} ${stats[index]?.mtimeMs}`).join('\n');
  }

  private inTurn(job: () => Promise<void>): Promise<void> {
    const turn = this.queue.then(job);
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private async putArrivalsIn(): Promise<void> {
    const arrivals = this.arrivals.splice(0);
    if (arrivals.length === 0 || !this.context) return;
    for (const work of this.context.pack.works) {
      const ofWork = arrivals.filter((arrival) => arrival.work === work.key);
      if (ofWork.length > 0) await applyArrivals(this.context, work, ofWork);
    }
    this.isFrontMatterDue = true;
    if (Date.now() - this.lastFrontMatter >= FRONT_MATTER_MS) await this.bringFrontMatter();
  }

  private async bringFrontMatter(): Promise<void> {
    if (!this.context || !this.isFrontMatterDue) return;
    await applyFrontMatter(this.context);
    this.isFrontMatterDue = false;
    this.lastFrontMatter = Date.now();
  }
}

/** The folder that the sample pack is drawn into. */
export function samplePackFolder(dataDir: string): string {
  return path.join(dataDir, 'sample-pack');
}
