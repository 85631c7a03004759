import { languageInfo, paths } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';
import { Link, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { Button, CoverTile, Skeleton, usePageTitle } from '@komawari/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from './LoadError';
import { countMessage, messages } from './messages';
import styles from './PickPage.module.css';
import { pickOfTheDay, titlesIn } from './pickOfTheDay';
import { useGetTitlesToPickQuery } from './titlesApi';

/** `/hello`: one title a day, and others on request. */
export function PickPage() {
  const { formatMessage } = useIntl();
  const locale = useAppSelector(selectServiceLanguage);
  const query = useGetTitlesToPickQuery();
  usePageTitle(formatMessage(messages.title));
  if (query.isError) return <LoadError error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>
        <FormattedMessage {...messages.title} />
      </h1>
      {query.data ? <Pick titles={titlesIn(query.data, languageInfo(locale).wire)} /> : <PickSkeleton />}
    </div>
  );
}

/** A placeholder with the final size of the content. */
function PickSkeleton() {
  return (
    <>
      <Skeleton lines={1} />
      <div className={styles.cover}>
        <Skeleton ratio="2 / 3" />
      </div>
    </>
  );
}

function Pick({ titles }: { titles: readonly Title[] }) {
  const [now] = useState(Date.now);
  const [skipped, setSkipped] = useState(0);
  const title = pickOfTheDay(titles, now, skipped);
  if (!title) return <FormattedMessage {...messages.empty} tagName="p" />;
  return (
    <>
      <FormattedMessage {...countMessage} tagName="p" values={{ count: titles.length }} />
      <div className={styles.cover}>
        <CoverTile
          title={title.name}
          author={title.author}
          imageUrl={title.portraitImageUrl}
          renderLink={(link) => <Link to={paths.title(title.titleId)} {...link} />}
          isEager
        />
      </div>
      {titles.length > 1 && (
        <Button onClick={() => setSkipped(skipped + 1)}>
          <FormattedMessage {...messages.another} />
        </Button>
      )}
    </>
  );
}
