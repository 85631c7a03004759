import { randomBytes } from 'node:crypto';
import type { Clock } from '../../config/Clock';
import type { Database, Transaction } from '../../database/Database';
import type { CompositionSource } from '../composition/compositionSource';
import { type Change, promoteChange, publishChange, removeChange, rollbackChange, weightChange } from '../deployments/changes';
import { ChangeRefusedError, type Deployment, type LiveState } from '../deployments/Deployment';
import { insertDeployment, newestNumber, readHistory } from '../deployments/deploymentStore';
import { EVERYTHING, type TokenHolder } from '../deployments/tokenStore';
import type { GateReport, SmokeRun } from '../gate/GateReport';
import { runGate } from '../gate/runGate';
import type { ReadRelease } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';
import { recordRelease } from '../releases/releaseStore';
import { lockReleases } from '../releases/sweep';
import { describeHolder } from './describeHolder';
import { type Incoming, readIncoming, refuseBrokenBundles, refuseMissingFiles, refuseOtherContent } from './incoming';
import { RequestRefusedError } from './RequestRefusedError';
import { assertScope, overrideFor, refuseConflictingPublish, refuseStaleChange } from './refusals';
import type { ChangeRequest, PublishRequest } from './requests';
import { siteOf } from './siteOf';

/** The result of a request. `deployment` is undefined if nothing changed, or if it was a dry run. */
export interface Outcome {
  deployment?: Deployment | undefined;
  report: GateReport;
}

export interface Publisher {
  /** Records releases whose files are in the store, and makes them live. */
  publish: (request: PublishRequest, holder: TokenHolder) => Promise<Outcome>;
  /** Changes what is live, using releases that are already recorded. */
  change: (request: ChangeRequest, holder: TokenHolder) => Promise<Outcome>;
  /**
   * Rolls back the canary with this composition, because the site itself found it to be worse. Refused if that canary is no
   * longer open.
   */
  takeBackCanary: (canaryId: string, why: string) => Promise<Outcome>;
}

export interface PublisherOptions {
  db: Database;
  clock: Clock;
  files: ReleaseFiles;
  composition: Pick<CompositionSource, 'expire'>;
}

/** What is written after all checks. */
interface Decision {
  change: Change;
  report: GateReport;
  override: string | null;
}

/** The holder for rollbacks of a worse canary. */
const THE_SITE: TokenHolder = { id: 'health', scope: EVERYTHING, label: 'the site itself' };

/** The live state on which a preview is based, whatever canary is open. */
function withoutAnyCanary(live: Deployment | undefined): LiveState | undefined {
  return live && { base: live.base };
}

/** How far back a rollback can look. */
const MAX_HISTORY = 1000;

/**
 * A publisher that was slower than another one tries again this often. Many publishers at the same time must not make it fail.
 */
const MAX_TRIES = 8;

export function createPublisher({ db, clock, files, composition }: PublisherOptions): Publisher {
  async function publish(request: PublishRequest, holder: TokenHolder): Promise<Outcome> {
    const incoming = request.releases.map(readIncoming);
    for (const { release } of incoming) assertScope(holder, [release.name]);
    for (const one of incoming) await refuseOtherContent(db, one);
    await refuseMissingFiles(incoming, files);
    await refuseBrokenBundles(incoming, files);
    // The same for every try.
    const salt = randomBytes(6).toString('base64url');
    return deploy(request, holder, incoming, (history) => {
      refuseConflictingPublish(request, incoming, history);
      const canary = request.canary === undefined ? undefined : { weight: request.canary, salt };
      const releases = incoming.map(({ release: { name, version } }) => ({ name, version }));
      return publishChange(request.isPreview ? withoutAnyCanary(history[0]) : history[0], releases, canary);
    });
  }

  function takeBackCanary(canaryId: string, why: string): Promise<Outcome> {
    // The gate may have objected to what was live before, but that state is still better than the canary.
    const request = { why, override: 'what was live before a canary that is worse' };
    return deploy(request, THE_SITE, [], (history) => withoutCanary(history, canaryId));
  }

  /**
   * Decides on the basis of what is live now, and writes the next row. If another change was faster, decides again on the basis
   * of the new state.
   */
  async function deploy(
    request: {
      why: string;
      override?: string | undefined;
      isDryRun?: boolean;
      isPreview?: boolean;
      smoke?: SmokeRun | undefined;
    },
    holder: TokenHolder,
    incoming: readonly Incoming[],
    decide: (history: readonly Deployment[]) => Change,
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const history = await readHistory(db, MAX_HISTORY);
      const change = decideOrRefuse(() => decide(history));
      for (const { name } of change.subjects) assertScope(holder, [name]);
      const report = await gateChange({ db, files, smoke: request.smoke }, change, history[0], incoming);
      if (request.isDryRun) return { report };
      const override = overrideFor(report, request.override);
      if (change.subjects.length === 0) return { report };
      if (request.isPreview) {
        await db.transaction((tx) => record(tx, incoming, { who: describeHolder(holder), at: clock(), report, files }));
        return { report };
      }
      const written = await write({ change, report, override }, history[0], incoming, request.why, holder);
      if (!written) continue;
      composition.expire();
      return { report, deployment: (await readHistory(db, 1))[0] };
    }
    throw new RequestRefusedError(409, 'Others keep changing what is live. Nothing of yours is lost; try again in a moment.');
  }

  /** Writes everything in one transaction: the releases, the compositions, and the row that makes them live. */
  function write(
    { change, report, override }: Decision,
    live: Deployment | undefined,
    incoming: readonly Incoming[],
    why: string,
    holder: TokenHolder,
  ): Promise<boolean> {
    const note = { who: describeHolder(holder), at: clock() };
    const { action, subjects, next, restores = null } = change;
    return db
      .transaction(async (tx) => {
        await record(tx, incoming, { ...note, report, files });
        const row = { ...note, number: (live?.number ?? 0) + 1, action, why, subjects, restores, override };
        // Throws, so that the whole transaction is rolled back.
        if (!(await insertDeployment(tx, row, next))) throw new OvertakenError();
        return true;
      })
      .catch(async (error: unknown) => {
        // If two servers write at the same time, PostgreSQL reports the duplicate number with its own error.
        if (error instanceof RequestRefusedError) throw error;
        if (error instanceof OvertakenError || (await newestNumber(db)) > (live?.number ?? 0)) return false;
        throw error;
      });
  }

  return {
    publish,
    change: (request, holder) => deploy(request, holder, [], (history) => changeFor(request, holder, history)),
    takeBackCanary,
  };
}

interface RecordNote {
  who: string;
  at: number;
  report: GateReport;
  files: ReleaseFiles;
}

/** Records the incoming releases if their files are still there. */
async function record(tx: Transaction, incoming: readonly Incoming[], { who, at, report, files }: RecordNote): Promise<void> {
  await lockReleases(tx);
  await refuseMissingFiles(incoming, files);
  for (const { release, document, hash } of incoming) {
    const { name, version } = release;
    await recordRelease(tx, { name, version, hash, document, publishedAt: at, publishedBy: who, report });
  }
}

class OvertakenError extends Error {}

/** Runs the gate on what would be live and on the incoming releases. */
async function gateChange(
  { db, files, smoke }: Pick<PublisherOptions, 'db' | 'files'> & { smoke: SmokeRun | undefined },
  { next }: Change,
  live: LiveState | undefined,
  incoming: readonly Incoming[],
): Promise<GateReport> {
  const before = live ? await siteOf(db, live.base, []) : [];
  const states = [next.base, ...(next.canary ? [next.canary.versions] : [])];
  const sites = await Promise.all(states.map((versions) => siteOf(db, versions, incoming)));
  const known = new Set(before.map(keyOf));
  const all = new Map(sites.flat().map((one) => [keyOf(one), one]));
  const added = [...all].filter(([key]) => !known.has(key)).map(([, one]) => one);
  return runGate({ sites, before, added, files: { read: files.inspect }, smoke });
}

function changeFor(request: ChangeRequest, { scope }: TokenHolder, history: readonly Deployment[]): Change {
  refuseStaleChange(request, history);
  const [live] = history;
  switch (request.action) {
    case 'rollback':
      // A team rolls back only its own release, whatever other teams did meanwhile.
      return rollbackChange(history, { to: request.to, name: request.name ?? (scope === EVERYTHING ? undefined : scope) });
    case 'canary':
      return weightChange(live, request.weight);
    case 'promote':
      return promoteChange(live);
    case 'remove':
      return removeChange(live, request.name);
  }
}

function withoutCanary(history: readonly Deployment[], canaryId: string): Change {
  if (history[0]?.canaryId !== canaryId) throw new ChangeRefusedError('This canary is not open any more.');
  return rollbackChange(history, {});
}

function decideOrRefuse(decide: () => Change): Change {
  try {
    return decide();
  } catch (error) {
    if (error instanceof ChangeRefusedError) throw new RequestRefusedError(409, error.message);
    throw error;
  }
}

function keyOf({ release }: ReadRelease): string {
  return `${release.name} ${release.version}`;
}
