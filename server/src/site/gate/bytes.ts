import type { ModuleSize, RemotePageFiles } from '@komawari/shared-state/contract';
import { isShell, type ReadRelease, type Release } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';
import { nameOf } from './GateReport';

/** The download size of one page of a release, in bytes as sent. */
export interface PageBytes {
  before: number;
  after: number;
}

/** A page may grow by a tenth, plus an amount that no reader would notice. */
const MAX_GROWTH = 1.1;
const UNNOTICED_BYTES = 10 * 1024;

const MAX_LISTED = 3;

/** The message does not list modules that grew by less than this. */
const NOTED_BYTES = 2048;

/** The download size of each page of a release before and after, and an objection for each page that grew too much. */
export async function byteGrowth(
  before: ReadRelease | undefined,
  after: ReadRelease,
  { read }: Pick<ReleaseFiles, 'read'>,
): Promise<{ pages: Record<string, PageBytes>; problems: string[] }> {
  const pages: Record<string, PageBytes> = {};
  const problems: string[] = [];
  for (const [page, files] of Object.entries(pagesOf(after.release))) {
    const sizes = await sizesOf(after.release, files);
    const earlier = before && pagesOf(before.release)[page];
    const earlierSizes = before && earlier ? await sizesOf(before.release, earlier) : undefined;
    pages[page] = { before: sum(earlierSizes), after: sum(sizes) };
    if (!earlierSizes || !before || !isTooMuch(pages[page])) continue;
    problems.push(
      `${nameOf(after.release)}: its page ${page} is ${kib(sum(sizes))} to download, and in ${before.release.version} it was ` +
        `${kib(sum(earlierSizes))}; it may grow by a tenth. What grew most: ${grownMost(earlierSizes, sizes)}.` +
        broughtBy(partsOf(before, earlier ?? []), partsOf(after, files)),
    );
  }
  return { pages, problems };

  async function sizesOf(release: Release, files: readonly string[]): Promise<Map<string, number>> {
    const sized = await Promise.all(
      files.map(async (file) => [withoutHash(file), (await (await read(release, file))?.encoded('br'))?.length ?? 0] as const),
    );
    return new Map(sized);
  }
}

function isTooMuch({ before, after }: PageBytes): boolean {
  return after > before * MAX_GROWTH && after > before + UNNOTICED_BYTES;
}

/** The files that each page needs before it can render, with the messages of one language. */
function pagesOf(release: Release): Record<string, string[]> {
  const listed = ({ js, css, early }: RemotePageFiles) => [...js, ...css, ...(early ? [early] : [])];
  if (isShell(release)) return { shell: [...listed(release), release.messages.en] };
  const own = [release.entry, release.messages.en];
  return Object.fromEntries(
    Object.entries(release.pages).map(([page, files]) => [page, [...new Set([...own, ...listed(files)])]]),
  );
}

function grownMost(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): string {
  const grown = [...after].map(([file, size]) => ({ file, grew: size - (before.get(file) ?? 0), isNew: !before.has(file) }));
  return grown
    .filter(({ grew }) => grew > 0)
    .sort((a, b) => b.grew - a.grew)
    .slice(0, MAX_LISTED)
    .map(({ file, grew, isNew }) => `${file} (+${kib(grew)}${isNew ? ', new' : ''})`)
    .join(', ');
}

/** The packages and files in some scripts, by name. */
function partsOf({ record: { modules = {} } }: ReadRelease, files: readonly string[]): Map<string, ModuleSize> {
  const parts = new Map<string, ModuleSize>();
  for (const part of files.flatMap((file) => modules[file] ?? [])) {
    const known = parts.get(part.name);
    parts.set(part.name, { ...part, bytes: part.bytes + (known?.bytes ?? 0) });
  }
  return parts;
}

/** The imports that made a page grow, if the builds recorded their modules. */
function broughtBy(before: ReadonlyMap<string, ModuleSize>, after: ReadonlyMap<string, ModuleSize>): string {
  const grown = [...after.values()]
    .map((part) => ({ ...part, grew: part.bytes - (before.get(part.name)?.bytes ?? 0) }))
    .filter(({ grew }) => grew >= NOTED_BYTES)
    .sort((a, b) => b.grew - a.grew)
    .slice(0, MAX_LISTED)
    .map(({ name, grew, importedBy }) => `${name} (+${kib(grew)} of source${importedBy && `, imported by ${importedBy}`})`);
  return grown.length > 0 ? ` It was brought by ${grown.join(', ')}.` : '';
}

/** File names contain a hash of the content. Without it, a file can be matched with the same file of another build. */
function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');
}

function sum(sizes: ReadonlyMap<string, number> | undefined): number {
  return [...(sizes?.values() ?? [])].reduce((total, size) => total + size, 0);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
