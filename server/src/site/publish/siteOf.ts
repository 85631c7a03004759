import type { Database } from '../../database/Database';
import type { Site } from '../gate/GateReport';
import { ReleaseRefusedError } from '../releases/releaseDocument';
import { findReleases, releaseOf, type Versions } from '../releases/releaseStore';
import { isoTime } from './describeHolder';
import type { Incoming } from './incoming';
import { RequestRefusedError } from './RequestRefusedError';

/**
 * The releases of a composition, both recorded and incoming ones. Releases for another contract are left out, because the site
 * leaves them out as well.
 */
export async function siteOf(db: Database, versions: Versions, incoming: readonly Incoming[]): Promise<Site> {
  const own = incoming.filter(({ release }) => versions[release.name] === release.version);
  const rows = await findReleases(db, versions);
  const recorded = rows
    .filter((row) => !own.some(({ release }) => release.name === row.name))
    .flatMap((row) => {
      if (row.sweptAt !== null) throw new RequestRefusedError(409, sweptText(row.name, row.version, row.sweptAt));
      try {
        return [releaseOf(row)];
      } catch (error) {
        if (error instanceof ReleaseRefusedError) return [];
        throw error;
      }
    });
  return [...own, ...recorded].sort((a, b) => (a.release.name < b.release.name ? -1 : 1));
}

function sweptText(name: string, version: string, sweptAt: number): string {
  return `The files of ${name} ${version} were taken out of the store on ${isoTime(sweptAt)}, since nobody had used them for long. Build and publish it again.`;
}
