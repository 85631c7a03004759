import { calendarDay, paths } from '@komawari/shared-domain';
import type { WebHomeViewV3 } from '@komawari/shared-proto';
import { Link, selectTimeZone, useAppSelector, useNow } from '@komawari/shared-state';
import { buttonClass, StatePanel, VisuallyHidden } from '@komawari/shared-ui';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';
import { LeavingSoonSlot } from '../../leaving-soon/LeavingSoonSlot';
import type { LeavingSoon } from '../../leaving-soon/useLeavingSoon';
import { TitleShelf } from '../../title-tile/TitleShelf';
import { BelowFold } from './BelowFold';
import { BannerCarousel } from './banners/BannerCarousel';
import { titleNames } from './banners/titleNames';
import { ContinueReading } from './continue/ContinueReading';
import { ScrollToTop } from './foot/ScrollToTop';
import { SocialLinks } from './foot/SocialLinks';
import styles from './Home.module.css';
import { messages } from './messages';
import { HomePopup } from './popup/HomePopup';
import { Ranking } from './ranking/Ranking';
import { rankedTitles } from './ranking/rankedTitles';
import type { RankedWorks } from './ranking/useRankedWorks';
import { RecencySection } from './recency/RecencySection';
import { recencyGroups } from './recency/recencyGroups';
import { shownWorks } from './recency/shownWorks';
import { DeferredSections } from './sections/DeferredSections';

/** Number of updates that render before the browser reports which are near the screen. The first screen shows fewer. */
const FIRST_SHOWN = 60;

export interface HomeProps {
  home: WebHomeViewV3;
  leaving: LeavingSoon;
  rankedWorks: RankedWorks;
}

/** Home, filtered by the content languages. The answer contains all languages, so a change takes effect at once. */
export const Home = memo(function Home({ home, leaving, rankedWorks }: HomeProps) {
  const { formatMessage } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  // Depends on the day and not on the exact time, which changes as soon as the server's HTML is hydrated.
  const today = calendarDay(useNow(), timeZone);
  const preferred = usePreferredLanguages();
  const names = useMemo(() => titleNames(home), [home]);
  const days = useMemo(() => recencyGroups(home.groups, today, timeZone), [home.groups, today, timeZone]);
  const shownDays = useMemo(
    () =>
      days
        .map(({ daysAgo, works }) => ({ daysAgo, works: shownWorks(works, preferred) }))
        .filter(({ works }) => works.length > 0),
    [days, preferred],
  );
  const ranked = useMemo(() => rankedTitles(home, preferred, rankedWorks), [home, preferred, rankedWorks]);
  const hasLanguageMarks = preferred.length > 1;

  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{formatMessage(messages.pageTitle)}</h1>
      </VisuallyHidden>
      {home.topBanners.length > 0 && (
        <div className={styles.bleed} data-shown-whole="">
          <BannerCarousel
            key={home.topBanners.map((banner) => banner.imageUrl).join()}
            banners={home.topBanners}
            titleNames={names}
          />
        </div>
      )}
      <div className={styles.columns} data-shown-whole="">
        <div className={styles.main}>
          <ContinueReading groups={home.groups} />
          <LeavingSoonSlot leaving={leaving} at="head" />
          {shownDays.length === 0 && <NoUpdates />}
          <div className={styles.days}>
            {shownDays.map((day, index) => (
              <RecencySection
                key={today - day.daysAgo}
                {...day}
                hasLanguageMarks={hasLanguageMarks}
                isFirst={index === 0}
                firstShown={FIRST_SHOWN - shownDays.slice(0, index).reduce((sum, { works }) => sum + works.length, 0)}
              />
            ))}
          </div>
        </div>
        <div className={styles.side}>
          <Ranking titles={ranked} hasLanguageMarks={hasLanguageMarks} />
        </div>
        <div className={styles.foot}>
          <LeavingSoonSlot leaving={leaving} at="foot" />
          <DeferredSections />
          {home.featuredTitleLists.map(({ listName, featuredTitles }) => {
            const titles = featuredTitles.filter((title) => preferred.includes(title.language));
            return (
              titles.length > 0 && (
                <BelowFold key={listName} kind="shelf">
                  <TitleShelf name={listName} titles={titles} />
                </BelowFold>
              )
            );
          })}
          <SocialLinks />
        </div>
      </div>
      {home.popup && <HomePopup key={home.popup.popupId} popup={home.popup} />}
      <ScrollToTop />
    </div>
  );
});

function NoUpdates() {
  const { formatMessage } = useIntl();
  return (
    <StatePanel
      kind="empty"
      scene="noChapters"
      title={formatMessage(messages.empty)}
      action={
        <Link to={paths.mangaList()} className={buttonClass()}>
          {formatMessage(messages.mangaList)}
        </Link>
      }
    >
      {formatMessage(messages.emptyText)}
    </StatePanel>
  );
}
