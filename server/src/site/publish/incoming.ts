import { Script } from 'node:vm';
import type { Database } from '../../database/Database';
import { messageOf } from '../../text/caughtError';
import { allFiles, isShell, type ReadRelease, ReleaseRefusedError, readRelease } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';
import { releaseHash } from '../releases/releaseHash';
import { findRelease } from '../releases/releaseStore';
import { isoTime } from './describeHolder';
import { RequestRefusedError } from './RequestRefusedError';

/** A release that is being published: its document and the parsed release. */
export interface Incoming extends ReadRelease {
  document: object;
  hash: string;
}

/** Reads a `release.json` from a request. */
export function readIncoming(document: object): Incoming {
  try {
    return { ...readRelease(document), document, hash: releaseHash(document) };
  } catch (error) {
    if (error instanceof ReleaseRefusedError) throw new RequestRefusedError(422, error.message);
    throw error;
  }
}

/** The content of a version can never change. */
export async function refuseOtherContent(db: Database, { release, document, hash }: Incoming): Promise<void> {
  const known = await findRelease(db, release);
  if (!known || known.hash === hash) return;
  const other = differingFiles(known.document, document);
  throw new RequestRefusedError(
    409,
    `${release.name} ${release.version} was published before with other content` +
      ` (by ${known.publishedBy}, ${isoTime(known.publishedAt)}${other && `; it differs in ${other}`}).` +
      ' A version stands for one content: give this build another version, and publish it again.',
  );
}

/** A release is recorded only if all of its files are there. */
export async function refuseMissingFiles(incoming: readonly Incoming[], files: Pick<ReleaseFiles, 'missing'>): Promise<void> {
  for (const { release } of incoming) {
    const integrities = allFiles(release);
    const missing = new Set(await files.missing(Object.values(integrities)));
    if (missing.size === 0) continue;
    const absent = Object.keys(integrities).filter((file) => missing.has(integrities[file] ?? ''));
    throw new RequestRefusedError(
      422,
      `${absent.length} files of ${release.name} ${release.version} were not uploaded: ${listed(absent)}. Upload them first.`,
    );
  }
}

/** A bundle that is not a program renders no page, and only the log would show it. */
export async function refuseBrokenBundles(incoming: readonly Incoming[], files: Pick<ReleaseFiles, 'read'>): Promise<void> {
  for (const { release } of incoming) {
    const webview = isShell(release) ? undefined : release.webview;
    for (const entry of [release.server?.entry, webview?.server?.entry]) {
      const body = entry && (await files.read(release, entry));
      if (!body) continue;
      const error = syntaxErrorOf(new TextDecoder().decode(body.bytes));
      if (error) {
        throw new RequestRefusedError(
          422,
          `${entry} of ${release.name} ${release.version}, by which the server renders its pages, is not CommonJS: ${error}. Build it again.`,
        );
      }
    }
  }
}

function syntaxErrorOf(source: string): string | undefined {
  if (source.trim() === '') return 'it is empty';
  try {
    // This only parses the code and does not run it.
    new Script(`(function (module, exports, require) {${source}\n})`);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function differingFiles(known: object, document: object): string {
  // Both were read as releases, which have this field.
  const filesOf = (one: object) => ('integrity' in one ? (one.integrity as Record<string, string>) : {});
  const [before, after] = [filesOf(known), filesOf(document)];
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return listed(all.filter((file) => before[file] !== after[file]));
}

const MAX_LISTED = 5;

function listed(files: readonly string[]): string {
  const rest = files.length - MAX_LISTED;
  return files.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
