import { paths } from '@komawari/shared-domain';
import { Link, Navigate, useLocation } from '@komawari/shared-state';
import { Tabs, usePageTitle } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { ListLayout } from '../../list-page/ListLayout';
import { AllTab } from './AllTab';
import { HotTab } from './HotTab';
import { messages } from './messages';
import { UpdatedTab } from './UpdatedTab';

const TABS = { all: AllTab, hot: HotTab, updated: UpdatedTab } as const;

/** `/manga_list` and its child tabs, of which "all" is the default (spec §2). */
export function MangaListPage() {
  const { formatMessage } = useIntl();
  const name = useLocation().pathname.split('/')[2];
  const isTab = name === 'all' || name === 'hot' || name === 'updated';
  const title = formatMessage(messages.title);
  usePageTitle(isTab ? `${formatMessage(messages[name])} – ${title}` : title);
  if (!isTab) return <Navigate to={paths.mangaList()} replace />;
  const Tab = TABS[name];
  return (
    <ListLayout heading={title}>
      <Tabs
        label={formatMessage(messages.tabs)}
        tabs={(['all', 'hot', 'updated'] as const).map((key) => ({
          key,
          label: formatMessage(messages[key]),
          isCurrent: key === name,
        }))}
        renderLink={(tab, link) => <Link to={paths.mangaList(tab.key as keyof typeof TABS)} {...link} />}
      />
      <Tab />
    </ListLayout>
  );
}
