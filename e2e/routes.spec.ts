/** The route table of the specification (§2), executable: the product's map. */
import en from '../shell/src/locales/en.json' with { type: 'json' };
import { expect, type Shelf, test } from './reader';
import { mountedPage } from './remotePages';

interface Row {
  /** `:titleId` and `:chapterId` stand for those of the shelf. */
  path: string;
  /** Where a redirect leads. */
  leadsTo?: string;
  /** The remote that owns the page; without one the shell has it. */
  remote?: string;
  /** The shell's own heading. */
  heading?: string;
  /** The issue that will build it has not done so yet, and the site says so. */
  isToCome?: true;
  hasMainLayout: boolean;
}

const TABLE: readonly Row[] = [
  { path: '/', leadsTo: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/main', leadsTo: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/favorited', isToCome: true, hasMainLayout: true },
  { path: '/featured', isToCome: true, hasMainLayout: true },
  { path: '/manga_list', isToCome: true, hasMainLayout: true },
  { path: '/manga_list/all', isToCome: true, hasMainLayout: true },
  { path: '/manga_list/hot', isToCome: true, hasMainLayout: true },
  { path: '/manga_list/updated', isToCome: true, hasMainLayout: true },
  { path: '/titles/:titleId', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/comments/:chapterId', remote: 'mf_comments', hasMainLayout: true },
  { path: '/announcement', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/feedback', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/maintenance', heading: en['shell.errors.maintenanceTitle'], hasMainLayout: true },
  { path: '/blocking', heading: en['shell.errors.blockedTitle'], hasMainLayout: false },
  { path: '/about_us', heading: en['shell.aboutUs.title'], hasMainLayout: true },
  { path: '/search_result?keyword=harbor', isToCome: true, hasMainLayout: true },
  { path: '/publisher_news/1', isToCome: true, hasMainLayout: true },
  { path: '/viewer/:chapterId', remote: 'mf_viewer', hasMainLayout: false },
  { path: '/error', heading: en['shell.errors.notFoundTitle'], hasMainLayout: true },
  { path: '/webview/announcement/eng', remote: 'mf_engagement', hasMainLayout: false },
  { path: '/webview/faq/eng', remote: 'mf_engagement', hasMainLayout: false },
  { path: '/webview/questionnaire/eng/spring?os=ios', isToCome: true, hasMainLayout: false },
  { path: '/no/such/page', leadsTo: '/error', heading: en['shell.errors.notFoundTitle'], hasMainLayout: true },
];

for (const row of TABLE) {
  test(`${row.path} leads to ${row.leadsTo ?? row.remote ?? row.heading ?? 'an honest “not built yet”'}`, async ({ page, reader, shelf }) => {
    const path = addressOf(row.path, shelf);
    await reader.open(path);
    if (row.remote) await expect(mountedPage(page, row.remote)).toBeAttached();
    if (row.heading) await expect(page.getByRole('heading', { level: 1, name: row.heading })).toBeVisible();
    if (row.isToCome) await expect(page.getByText(en['shell.errors.notBuiltTitle'])).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.search === (row.leadsTo ?? path));
    await expect(page.getByRole('banner')).toHaveCount(row.hasMainLayout ? 1 : 0);
    await expect(page.getByRole('contentinfo')).toHaveCount(row.hasMainLayout ? 1 : 0);
  });
}

function addressOf(path: string, { titleId, chapterId }: Shelf): string {
  return path.replace(':titleId', String(titleId)).replace(':chapterId', String(chapterId));
}
