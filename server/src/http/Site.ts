import type { FreshCache } from '../cache/FreshCache';
import type { Clock } from '../config/Clock';
import type { SiteOptions } from '../config/config';
import type { ChapterCache } from '../content/chapters/readableChapter';
import type { ViewCounter } from '../content/chapters/viewCounter';
import type { ListedTitle } from '../content/titles/listedTitles';
import type { TitleRecord } from '../content/titles/titleRecord';
import type { Database } from '../database/Database';
import type { StoredBody } from '../delivery/StoredBody';
import type { BannerRow } from '../wire/wireBanner';

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
