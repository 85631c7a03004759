import type { RemoteRelease, ShellRelease, SiteComposition } from '@komawari/shared-state/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { messageOf } from '../../text/caughtError';
import { type Build, readBuilds, SHELL } from '../releases/readBuilds';
import { ReleaseRefusedError, readRemoteDocument, readShellDocument } from '../releases/releaseDocument';
import { isNewest, newestReleases, publishRelease, type Release, releasesState } from '../releases/releaseStore';
import { composeSite, refuseSharedUrls } from './composeSite';

/** Where the site learns what it is made of. */
export interface CompositionSource {
  /** What is served now; nothing as long as no shell was built. */
  current: () => Promise<SiteComposition | undefined>;
}

export interface CompositionSourceOptions {
  db: Database;
  clock: Clock;
  /** The folder in which the packages and their builds lie. */
  repository: string;
  log: Logger;
}

const CHECK_INTERVAL_S = 2;

/**
 * Publishes what the packages' builds name as their newest, and composes the newest release of each.
 * Looked at again every few seconds, so that a remote that was built anew is served without a restart.
 * A release that does not fit is refused with the reason in the log, and the one before it stays.
 */
export function createCompositionSource({ db, clock, repository, log }: CompositionSourceOptions): CompositionSource {
  /** By folder: the build that was looked at last, whether it was taken or refused. */
  const seen = new Map<string, string>();
  let state = '';
  let composition: Promise<SiteComposition | undefined> = Promise.resolve(undefined);
  let checkedAt = -Infinity;

  async function refresh(before: SiteComposition | undefined): Promise<SiteComposition | undefined> {
    const builds = await readBuilds(repository);
    // A build that is gone is looked at again when it is back, even if it is the same.
    for (const folder of seen.keys()) if (!builds.some((build) => build.folder === folder)) seen.delete(folder);
    for (const build of builds) {
      if (seen.get(build.folder) === build.version) continue;
      seen.set(build.folder, build.version);
      await publish(build);
    }
    const stateNow = await releasesState(db);
    if (stateNow === state) return before;
    state = stateNow;
    return compose(usable(await newestReleases(db)));
  }

  /** A release that was published for a contract of before stays in the database, and would break the pages of this one. */
  function usable(releases: ReadonlyMap<string, Release>): Map<string, Release> {
    return new Map(
      [...releases].filter(([name, release]) => {
        try {
          const read = name === SHELL ? readShellDocument : readRemoteDocument;
          read(release, release.baseUrl);
          return true;
        } catch (error) {
          if (!(error instanceof ReleaseRefusedError)) throw error;
          log.error(`The release ${name} ${release.version} is left out of the site. ${error.message}`);
          return false;
        }
      }),
    );
  }

  async function publish(build: Build): Promise<void> {
    try {
      const { name, release } = await build.read();
      refuseSharedUrls(split((await newestReleases(db)).set(name, release)).remotes);
      if (!(await isNewest(db, name, build.version))) await publishRelease(db, name, release, clock());
    } catch (error) {
      log.error(`The build ${build.folder} ${build.version} is not served. ${messageOf(error)}`);
    }
  }

  return {
    current() {
      const now = clock();
      if (now - checkedAt < CHECK_INTERVAL_S) return composition;
      checkedAt = now;
      const before = composition;
      composition = before.then(refresh).catch((error: unknown) => {
        log.error({ err: error }, 'the releases could not be read');
        return before;
      });
      return composition;
    },
  };
}

function compose(releases: ReadonlyMap<string, Release>): SiteComposition | undefined {
  const { shell, remotes } = split(releases);
  return shell && composeSite(shell, remotes);
}

function split(releases: ReadonlyMap<string, Release>): { shell: ShellRelease | undefined; remotes: RemoteRelease[] } {
  // The name `shell` is the shell's and refused to remotes (`readRemoteDocument`), so the name says which of the two a release is.
  const remotes = [...releases].filter(([name]) => name !== SHELL).map(([, release]) => release as RemoteRelease);
  // As above.
  return { shell: releases.get(SHELL) as ShellRelease | undefined, remotes };
}
