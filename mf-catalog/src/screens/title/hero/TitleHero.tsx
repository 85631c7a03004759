import { orderedRanges, paths } from '@komawari/shared-domain';
import type { Title, TitleDetailView } from '@komawari/shared-proto';
import { selectProgress, useAppSelector } from '@komawari/shared-state';
import { Image } from '@komawari/shared-ui';
import { FeedLinks } from '../../../feed-links/FeedLinks';
import { useCoverTransition } from '../../../title-tile/coverTransition';
import { titleLang } from '../../../title-tile/titleLang';
import { readNext } from '../chapter-rules/readNext';
import { SHOWN_COVER } from './coverSizes';
import { LanguageChips } from './LanguageChips';
import { Overview } from './Overview';
import { TitleActions } from './TitleActions';
import { TitleFacts } from './TitleFacts';
import styles from './TitleHero.module.css';
import { TitleNames } from './TitleNames';

export interface TitleHeroProps {
  view: TitleDetailView;
  title: Title;
  now: number;
}

/** The head of the page: art in the background, faded where text is over it, then cover, names, facts and buttons. */
export function TitleHero({ view, title, now }: TitleHeroProps) {
  const progress = useAppSelector((state) => selectProgress(state, title.titleId));
  const cover = useCoverTransition(title.portraitImageUrl);
  const art = view.backgroundImageUrl || title.landscapeImageUrl;
  const { upper, lower } = orderedRanges(view, 'oldestFirst');
  return (
    <header className={styles.hero} data-shown-whole="">
      <div className={styles.art}>
        {/* The first of the two determines how urgently the server's page requests the picture. */}
        <img className={styles.wash} src={art} alt="" decoding="async" fetchPriority="high" />
        <img className={styles.artImage} src={art} alt="" decoding="async" fetchPriority="high" />
      </div>
      <div className={styles.content}>
        <div className={styles.cover} ref={cover}>
          <Image src={title.portraitImageUrl} alt="" ratio="2 / 3" shown={SHOWN_COVER} isEager />
        </div>
        <TitleNames title={title} />
        <div className={styles.words}>
          <TitleFacts view={view} />
          <TitleActions
            title={title}
            isFavoriteAtLoad={view.isSubscribed}
            sns={view.sns}
            next={readNext([...upper, ...lower], progress, now)}
          />
          {/* The wire requires an overview (clients' demand 5). If there is none, servers repeat the name. */}
          {view.overview !== title.name && <Overview text={view.overview} lang={titleLang(title)} />}
          <LanguageChips languages={view.titleLanguages} current={title} />
          <FeedLinks
            feeds={paths.titleFeeds(title.titleId)}
            subject={title.name}
            lang={titleLang(title)}
            hasCalendar={view.nextTimeStamp > 0}
          />
        </div>
      </div>
    </header>
  );
}
