import type { Stamp } from '../cache/FreshCache';
import type { Clock } from '../config/Clock';
import type { Database } from '../database/Database';
import { createBanners } from './banners/banners';
import { createChapterCalendar } from './calendar/chapterCalendar';
import { createCampaigns } from './campaigns/campaigns';
import { createChapterPages } from './chapters/chapterPages';
import { createViewCounter } from './chapters/viewCounter';
import { createComments } from './comments/comments';
import { createFeaturedLists } from './home/featuredLists';
import { createHighlights } from './home/highlights';
import { createRecentChapters } from './home/recentChapters';
import { createTicketTitles } from './lists/ticketTitles';
import { createLegalPages } from './news/legalPages';
import { createNotices } from './news/notices';
import { createPublishers } from './news/publishers';
import { createPushKeys } from './push/pushKeys';
import { createPushOutbox } from './push/pushOutbox';
import { createFavorites } from './readers/favorites';
import { createFeedback } from './readers/feedback';
import { createOpenedChapters } from './readers/openedChapters';
import { createProfiles } from './readers/profiles';
import { createPushTokens } from './readers/pushTokens';
import { createQuestionnaires } from './readers/questionnaires';
import { createReadableChapters } from './screens/readableChapters';
import { createTitleDetails } from './screens/titleDetails';
import { createListedTitles } from './titles/listedTitles';
import { createOpenChapters } from './titles/openChapters';
import { createTitleRecords } from './titles/titleRecords';

export interface ContentInputs {
  db: Database;
  clock: Clock;
  /** The state of the content. */
  stamp: Stamp;
}

/** All database queries of the running site. Code that needs only some of them takes a `Pick<Content, …>`. */
export type Content = ReturnType<typeof createContent>;

export function createContent(inputs: ContentInputs) {
  const listed = createListedTitles(inputs);
  const titles = createTitleRecords(inputs);
  const open = createOpenChapters(inputs);
  const pages = createChapterPages(inputs);
  const banners = createBanners(inputs);
  const comments = createComments(inputs);
  const publishers = createPublishers(inputs);
  return {
    listed,
    titles,
    open,
    banners,
    comments,
    publishers,
    calendar: createChapterCalendar({ ...inputs, listed, open }),
    featuredLists: createFeaturedLists({ ...inputs, listed }),
    highlights: createHighlights({ ...inputs, banners, titles, pages }),
    recent: createRecentChapters({ ...inputs, listed }),
    titleDetails: createTitleDetails({ ...inputs, titles, listed, banners, publishers }),
    chapters: createReadableChapters({ ...inputs, titles, pages, comments, banners, publishers }),
    notices: createNotices(inputs),
    legalPages: createLegalPages(inputs),
    campaigns: createCampaigns(inputs),
    favorites: createFavorites(inputs),
    openedChapters: createOpenedChapters(inputs),
    profiles: createProfiles(inputs),
    ticketTitles: createTicketTitles({ ...inputs, titles }),
    pushTokens: createPushTokens(inputs),
    pushKeys: createPushKeys(inputs),
    pushOutbox: createPushOutbox(inputs),
    feedback: createFeedback(inputs),
    questionnaires: createQuestionnaires(inputs),
    views: createViewCounter(inputs),
  };
}
