import type { RemotePageFiles } from '@komawari/shared-state/contract';
import { isShell, type Release } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** What a page of a release downloads, in bytes as they are sent. */
export interface PageBytes {
  before: number;
  after: number;
}

/** A page may grow by a tenth, and by what no reader would notice. */
const MAX_GROWTH = 1.1;
const UNNOTICED_BYTES = 10 * 1024;

const MAX_LISTED = 3;

/** How much each page of a release downloads before and after, and the pages that grew by more than they may. */
export async function byteGrowth(
  before: Release | undefined,
  after: Release,
  { read }: Pick<ReleaseFiles, 'read'>,
): Promise<{ pages: Record<string, PageBytes>; problems: string[] }> {
  const pages: Record<string, PageBytes> = {};
  const problems: string[] = [];
  for (const [page, files] of Object.entries(pagesOf(after))) {
    const sizes = await sizesOf(after, files);
    const earlier = before && pagesOf(before)[page];
    const earlierSizes = before && earlier ? await sizesOf(before, earlier) : undefined;
    pages[page] = { before: sum(earlierSizes), after: sum(sizes) };
    if (!earlierSizes || !before || !isTooMuch(pages[page])) continue;
    problems.push(
      `${after.name} ${after.version}: its page ${page} is ${kib(sum(sizes))} to download, and in ${before.version} it was ` +
        `${kib(sum(earlierSizes))}; it may grow by a tenth. What grew most: ${grownMost(earlierSizes, sizes)}.`,
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

/** What has to come before each page can be drawn, with its words in one language. */
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

/** Names carry a hash of the content; without it a file is found again in another build. */
function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');
}

function sum(sizes: ReadonlyMap<string, number> | undefined): number {
  return [...(sizes?.values() ?? [])].reduce((total, size) => total + size, 0);
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
