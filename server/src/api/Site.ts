import type { Clock } from '../Clock';
import type { SiteOptions } from '../config';
import type { Database } from '../database/Database';
import type { StoredBody } from '../delivery/StoredBody';
import type { FreshCache } from './answers/FreshCache';
import type { ListedTitle } from './catalog/listedTitles';
import type { BannerRow } from './home/wireBanner';
import type { TitleRecord } from './titles/titleRecord';
import type { ChapterCache } from './viewer/readableChapter';
import type { ViewCounter } from './viewer/viewCounter';

/** What every call of the API works with. */
export interface Site {
  db: Database;
  clock: Clock;
  options: SiteOptions;
  /** Answers that are the same for everyone, encoded. */
  answers: FreshCache<StoredBody>;
  /** All titles that can be listed, read once for each state of the content. */
  listed: FreshCache<readonly ListedTitle[]>;
  /** Banners of all places, by the language's number. */
  banners: FreshCache<readonly BannerRow[]>;
  /** Titles with their chapters, by id. */
  titles: FreshCache<TitleRecord | undefined>;
  /** Chapters with their pages, by id. */
  chapters: ChapterCache;
  views: ViewCounter;
}

/** What the API's middleware finds out about a request. */
export interface ApiEnv {
  Variables: {
    /** Scheme and host under which the reader sees the site. */
    origin: string;
    /** The hash of the session, if the client has one. */
    session: string | undefined;
    /** The reader's country, or nothing. */
    region: string;
  };
}
