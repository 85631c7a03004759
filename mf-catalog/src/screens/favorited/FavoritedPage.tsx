import { paths } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';
import { Link } from '@komawari/shared-state';
import { buttonClass, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { KeptList } from '../../kept-chapters/KeptList';
import { LeavingShelf } from '../../leaving-soon/LeavingShelf';
import { useLeavingSoon } from '../../leaving-soon/useLeavingSoon';
import { ListLayout } from '../../list-page/ListLayout';
import { LoadError } from '../../load-error/LoadError';
import { useGetFavoritesQuery } from '../../my-titles/favoritesApi';
import { CoverGrid } from '../../title-grid/CoverGrid';
import { TileSkeletons } from '../../title-grid/TileSkeletons';
import { FavoriteTile } from './FavoriteTile';
import { InstallBanner } from './InstallBanner';
import { mergeRefetchedTitles } from './mergeRefetchedTitles';
import { messages } from './messages';

/** Another tab may have changed the list, so data older than this is requested again. */
const FRESH_SECONDS = 20;

/** The favorites show every language, so the chapters that leave soon do too. */
const isOnShelf = () => true;

/**
 * `/favorited` (docs/specification.md §2, Favorited). Shows all of a reader's favorites, whatever language they were found in.
 */
export function FavoritedPage() {
  const { formatMessage } = useIntl();
  const query = useGetFavoritesQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const { data } = query;
  const leaving = useLeavingSoon(isOnShelf);
  const [shown, setShown] = useState<readonly Title[]>([]);
  usePageTitle(formatMessage(messages.title));
  if (query.error && !data) {
    return (
      <>
        <KeptList />
        <LoadError query={query} />
      </>
    );
  }

  const heading = formatMessage(messages.title);
  // The shelf above would push the favorites down if it loaded after them. Its answer is small and is requested at the same time.
  if (!data || !leaving.isSettled) {
    return (
      <ListLayout heading={heading} isLoading>
        <TileSkeletons />
      </ListLayout>
    );
  }

  const titles = mergeRefetchedTitles(shown, data.titles);
  if (titles !== shown) setShown(titles);
  if (titles.length === 0) {
    return (
      <ListLayout heading={heading}>
        <EmptyBookshelf />
        <KeptList />
      </ListLayout>
    );
  }
  const hasLanguageMarks = new Set(titles.map(({ language }) => language)).size > 1;
  const favoriteIds = new Set(data.titles.map((title) => title.titleId));
  return (
    <ListLayout
      heading={heading}
      count={formatMessage(messages.count, { count: data.titles.length })}
      aside={
        <>
          <Link to={paths.history()}>{formatMessage(messages.history)}</Link>
          <Link to={paths.calendar()}>{formatMessage(messages.calendar)}</Link>
        </>
      }
    >
      <InstallBanner />
      <LeavingShelf chapters={leaving.chapters} />
      <CoverGrid as="ul">
        {titles.map((title) => (
          <FavoriteTile
            key={title.titleId}
            title={title}
            isFavoriteAtLoad={favoriteIds.has(title.titleId)}
            hasLanguageMark={hasLanguageMarks}
          />
        ))}
      </CoverGrid>
      <KeptList />
    </ListLayout>
  );
}

function EmptyBookshelf() {
  const { formatMessage } = useIntl();
  return (
    <StatePanel
      kind="empty"
      title={formatMessage(messages.empty)}
      action={
        <Link to={paths.mangaList()} className={buttonClass({ variant: 'primary' })}>
          {formatMessage(messages.mangaList)}
        </Link>
      }
    >
      {formatMessage(messages.emptyText)}
      <p>
        <Link to={paths.history()}>{formatMessage(messages.history)}</Link>
      </p>
    </StatePanel>
  );
}
