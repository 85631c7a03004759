import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryContext } from '../context/LibraryContext';
import type { ApplyContext } from '../packs/apply/ApplyContext';
import { applyFrontMatter, applyLoadedPack } from '../packs/apply/applyPack';
import { type Arrival, applyArrivals } from '../packs/apply/applyWork';
import { loadPack } from '../packs/format/loadPack';

/** Banners, lists and comments of chapters that arrive one after the other are brought in this often. */
const FRONT_MATTER_MS = 15_000;

const DOCUMENTS = 'pack publishers home announcements faq legal campaigns comments work'.split(' ');
const YAML = DOCUMENTS.map((name) => `${name}.yaml`);

/** Puts the sample pack in while it is being drawn: one thing at a time, and as many chapters at once as have arrived meanwhile. */
export class SampleShelf {
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
   * All of the pack as far as it is drawn, with the dates of today.
   * @param isArriving whether pictures may still be missing
   */
  applyAll(isArriving: boolean): Promise<void> {
    return this.inTurn(() => this.lookAtAll(isArriving));
  }

  /** Every picture is there: what has waited for one goes in, unless nothing has changed since all of the pack was looked at. */
  shelfDrawn(): Promise<void> {
    return this.inTurn(async () => {
      const isSettled = this.context?.isArriving === false && this.stamp === (await this.readStamp());
      if (!isSettled) await this.lookAtAll(false);
    });
  }

  /** A chapter that has just been drawn. */
  arrived(work: string, arrival: Arrival): Promise<void> {
    this.arrivals.push({ work, ...arrival });
    return this.inTurn(() => this.putArrivalsIn());
  }

  /** Banners, lists and comments that waited for their chapters. */
  finish(): Promise<void> {
    return this.inTurn(() => this.bringFrontMatter());
  }

  private async lookAtAll(isArriving: boolean): Promise<void> {
    this.stamp = await this.readStamp();
    this.context = { ...this.library, pack: await loadPack(this.folder), isDryRun: false, isArriving };
    await applyLoadedPack(this.context);
    this.isFrontMatterDue = false;
  }

  /** Changes when the drawing program wrote other YAML, or noted that it draws from other stories; it leaves alone what stays the same. */
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

/** Where the sample pack is drawn. */
export function samplePackFolder(dataDir: string): string {
  return path.join(dataDir, 'sample-pack');
}
