import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Hono } from 'hono';
import { newsOf, publisherBanner, publisherById } from '../../content/news/publisherItems';
import { announcements, faq } from '../../database/schema';
import { sendShared } from '../answers/answer';
import { ApiFailure } from '../errors/ApiFailure';
import { idParameter, languageParameter } from '../request/parameters';
import type { ApiEnv, Site } from '../Site';

const ANNOUNCEMENT_COUNT = 100;
const NEWS_COUNT = 100;
const QUESTION_COUNT = 200;

/** `/web/announcement` and `/publisher_news_list` (spec §7), and `/web/faq`, which is ours (docs/decisions/0025-faq-as-announcements.md). */
export function newsRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/web/announcement', (c) => {
    const language = languageParameter((name) => c.req.query(name));
    return sendShared(c, site, `announcements ${language.code}`, async () => ({
      view: {
        kind: 'serviceAnnouncementsView',
        value: { serviceAnnouncements: await announcementsOf(site, language.wire) },
      },
    }));
  });

  api.get('/web/faq', (c) => {
    const language = languageParameter((name) => c.req.query(name));
    return sendShared(c, site, `faq ${language.code}`, async () => ({
      view: { kind: 'serviceAnnouncementsView', value: { serviceAnnouncements: await faqOf(site, language.wire) } },
    }));
  });

  api.get('/publisher_news_list', (c) => {
    const query = (name: string) => c.req.query(name);
    const publisherId = idParameter(query, 'publisher_id');
    const language = languageParameter(query);
    return sendShared(c, site, `news ${publisherId} ${language.code}`, async () => {
      const publisher = await publisherById(site, publisherId);
      if (!publisher) throw new ApiFailure('publisherNotFound', `publisher_id: there is no publisher ${publisherId}`);
      const value = {
        publisherId,
        publisherName: publisher.name,
        banner: publisherBanner(c.var.origin, publisher),
        newsList: await newsOf(site, publisher, language.wire, NEWS_COUNT),
      };
      return { view: { kind: 'publisherNewsListView', value } };
    });
  });
}

async function announcementsOf({ db, clock }: Site, language: number) {
  const { id, title, body, date } = announcements;
  return db
    .select({ id, title, body, date })
    .from(announcements)
    .where(and(eq(announcements.language, language), lte(date, clock())))
    .orderBy(desc(date), desc(id))
    .limit(ANNOUNCEMENT_COUNT);
}

/** Question as title, answer as body, no date. The order is the editor's, not the answer's to change. */
async function faqOf({ db }: Site, language: number) {
  const { id, question, answer, position } = faq;
  const rows = await db
    .select({ id, title: question, body: answer })
    .from(faq)
    .where(eq(faq.language, language))
    .orderBy(asc(position), asc(id))
    .limit(QUESTION_COUNT);
  return rows.map((row) => ({ ...row, date: 0 }));
}
