/** The route table of the specification (§2), executable: the product's map. */
import en from '../shell/src/locales/en.json' with { type: 'json' };
import { expect, type Shelf, test } from './reader';
import { mountedPage } from './remotePages';

interface Row {
  /** `:titleId`, `:chapterId` and `:publisherId` stand for those of the shelf. */
  path: string;
  /** Where a redirect leads. */
  leadsTo?: string;
  /** The remote that owns the page; without one the shell has it. */
  remote?: string;
  /** The shell's own heading. */
  heading?: string;
  hasMainLayout: boolean;
}

const TABLE: readonly Row[] = [
  { path: '/', leadsTo: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/main', leadsTo: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/updates', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/favorited', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/featured', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list', leadsTo: '/manga_list/all', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list/all', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list/hot', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/manga_list/updated', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/titles/:titleId', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/comments/:chapterId', remote: 'mf_comments', hasMainLayout: true },
  { path: '/announcement', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/feedback', remote: 'mf_engagement', hasMainLayout: true },
  { path: '/maintenance', heading: en['shell.errors.maintenanceTitle'], hasMainLayout: true },
  { path: '/blocking', heading: en['shell.errors.blockedTitle'], hasMainLayout: false },
  { path: '/about_us', heading: en['shell.aboutUs.title'], hasMainLayout: true },
  { path: '/search_result?keyword=harbor', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/publisher_news/:publisherId', remote: 'mf_catalog', hasMainLayout: true },
  { path: '/viewer/:chapterId', remote: 'mf_viewer', hasMainLayout: false },
  { path: '/error', heading: en['shell.errors.notFoundTitle'], hasMainLayout: true },
  { path: '/webview/announcement/eng', remote: 'mf_engagement', hasMainLayout: false },
  { path: '/webview/faq/eng', remote: 'mf_engagement', hasMainLayout: false },
  { path: '/webview/questionnaire/eng/spring?os=ios', remote: 'mf_engagement', hasMainLayout: false },
  { path: '/no/such/page', leadsTo: '/error', heading: en['shell.errors.notFoundTitle'], hasMainLayout: true },
];

for (const row of TABLE) {
  test(`${row.path} leads to ${row.leadsTo ?? row.remote ?? row.heading}`, async ({ page, reader, shelf }) => {
    const path = addressOf(row.path, shelf);
    await reader.open(path);
    if (row.remote) await expect(mountedPage(page, row.remote)).toBeAttached();
    if (row.heading) await expect(page.getByRole('heading', { level: 1, name: row.heading })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.search === (row.leadsTo ?? path));
    await expect(page.getByRole('banner')).toHaveCount(row.hasMainLayout ? 1 : 0);
    await expect(page.getByRole('contentinfo')).toHaveCount(row.hasMainLayout ? 1 : 0);
  });
}

function addressOf(path: string, { titleId, chapterId, publisherId }: Shelf): string {
  return path
    .replace(':titleId', String(titleId))
    .replace(':chapterId', String(chapterId))
    .replace(':publisherId', String(publisherId));
}
