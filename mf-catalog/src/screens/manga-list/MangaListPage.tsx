import { paths } from '@komawari/shared-domain';
import { Link, Redirect, useLocation } from '@komawari/shared-state';
import { Tabs, usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { ListLayout } from '../../list-page/ListLayout';
import { AllTab } from './AllTab';
import { HotTab } from './HotTab';
import { messages } from './messages';
import { UpdatedTab } from './UpdatedTab';

const TABS = { all: AllTab, hot: HotTab, updated: UpdatedTab } as const;

const TAB_NAMES = ['all', 'hot', 'updated'] as const;

/** `/manga_list` and its child tabs, of which "all" is the default (docs/specification.md §2). */
export function MangaListPage() {
  const { formatMessage } = useIntl();
  const name = useLocation().pathname.split('/')[2];
  const named = TAB_NAMES.find((each) => each === name);
  const tabName = named ?? 'all';
  const title = formatMessage(messages.title);
  usePageTitle(`${formatMessage(messages[tabName])} – ${title}`);
  const Tab = TABS[tabName];
  return (
    <ListLayout heading={title}>
      {/* Redirects only the address. The server's HTML already contains the content. */}
      {!named && <Redirect to={paths.mangaList()} />}
      <Tabs
        label={formatMessage(messages.tabs)}
        tabs={TAB_NAMES.map((key) => ({
          key,
          label: formatMessage(messages[key]),
          isCurrent: key === tabName,
        }))}
        renderLink={(tab, link) => <Link to={paths.mangaList(TAB_NAMES.find((each) => each === tab.key))} {...link} />}
      />
      <Tab />
    </ListLayout>
  );
}
