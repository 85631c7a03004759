import { and, eq, notInArray } from 'drizzle-orm';
import { works } from '../../../database/schema';
import type { LibraryContext } from '../../context/LibraryContext';
import { asLibraryError } from '../../report/LibraryError';
import { loadPack, type Pack } from '../format/loadPack';
import { type ApplyContext, leaveOut } from './ApplyContext';
import { applyAnnouncements } from './applyAnnouncements';
import { applyCampaigns } from './applyCampaigns';
import { applyComments } from './applyComments';
import { applyFaq } from './applyFaq';
import { applyHome } from './applyHome';
import { applyLegalPages } from './applyLegalPages';
import { applyPublisherPages, applyPublishers } from './applyPublishers';
import { applyWork } from './applyWork';
import { loadAddressBook } from './pageAddress';

/** Updates the site to match a pack. Applying it again changes nothing. Reports what cannot go in; the rest goes in. */
export async function applyPack(context: LibraryContext, folder: string, isDryRun = false): Promise<void> {
  try {
    await applyLoadedPack({ ...context, pack: await loadPack(folder), isDryRun, isArriving: false });
  } catch (error) {
    context.signal?.throwIfAborted();
    const { where, what, todo } = asLibraryError(error, folder);
    context.tell({ kind: 'error', where, what, todo });
  }
}

/** The same for a pack that is already loaded. */
export async function applyLoadedPack(context: ApplyContext): Promise<void> {
  const { pack } = context;
  for (const problem of pack.problems) leaveOut(context, problem, pack.folder);
  await applyPublishers(context);
  await applyCampaigns(context);
  for (const work of pack.works) await applyWork(context, work);
  await noteVanishedWorks(context, pack);
  await applyFrontMatter(context);
}

/** Applies what links to works and chapters. It runs after them, and again when a new chapter arrives. */
export async function applyFrontMatter(context: ApplyContext): Promise<void> {
  const front = { ...context, book: await loadAddressBook(context) };
  await applyPublisherPages(front);
  await applyHome(front);
  await applyAnnouncements(front);
  await applyFaq(front);
  await applyLegalPages(front);
  await applyComments(context);
}

/** A missing work may only be on another branch of the editor's git repository, so it is reported and not removed. */
async function noteVanishedWorks({ db, tell }: ApplyContext, { source, works: present, problems }: Pack): Promise<void> {
  if (problems.length > 0) return;
  const keys = present.map(({ key }) => key);
  const rows = await db
    .select({ key: works.key })
    .from(works)
    .where(and(eq(works.source, source), keys.length > 0 ? notInArray(works.key, keys) : undefined));
  for (const { key } of rows)
    tell({ kind: 'note', text: `  The pack no longer has "${key}". It stays until: npm run library -- remove ${key}` });
}
