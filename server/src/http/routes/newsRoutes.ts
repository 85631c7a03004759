import { FALLBACK_LOCALE, type LanguageInfo, LEGAL_PAGES, type LegalPage, languageInfo } from '@komawari/shared-domain';
import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { ContentError } from '../../content/errors/ContentError';
import { wireNotices } from '../../wire/wireNotices';
import { wirePublisherBanner, wirePublisherNews } from '../../wire/wirePublisher';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';
import { idParameter, languageParameter, wordParameter } from '../request/parameters';

const NEWS_COUNT = 100;

/**
 * `/web/announcement` and `/publisher_news_list` (docs/specification.md §7), and our own `/web/faq` and `/web/legal`
 * (docs/decisions/0025-faq-as-announcements.md, 0070-legal-pages.md).
 */
export function newsRoutes(
  api: Hono<ApiEnv>,
  { legalPages, notices, publishers }: Pick<Content, 'legalPages' | 'notices' | 'publishers'>,
  sendShared: SendShared,
): void {
  api.get('/web/announcement', (c) => {
    const { code, wire } = languageParameter((name) => c.req.query(name));
    return sendShared(c, `announcements ${code}`, async () => {
      const serviceAnnouncements = wireNotices(await notices.announcements(wire));
      return { view: { kind: 'serviceAnnouncementsView', value: { serviceAnnouncements } } };
    });
  });

  api.get('/web/faq', (c) => {
    const { code, wire } = languageParameter((name) => c.req.query(name));
    return sendShared(c, `faq ${code}`, async () => {
      const serviceAnnouncements = wireNotices(await notices.questions(wire));
      return { view: { kind: 'serviceAnnouncementsView', value: { serviceAnnouncements } } };
    });
  });

  api.get('/web/legal', (c) => {
    const query = (name: string) => c.req.query(name);
    const page = wordParameter(query, 'page', LEGAL_PAGES, 'terms');
    const language = languageParameter(query);
    return sendShared(c, `legal ${page} ${language.code}`, async () => {
      const serviceAnnouncements = wireNotices(await legalNotices(legalPages, page, language));
      return { view: { kind: 'serviceAnnouncementsView', value: { serviceAnnouncements } } };
    });
  });

  api.get('/publisher_news_list', (c) => {
    const query = (name: string) => c.req.query(name);
    const publisherId = idParameter(query, 'publisher_id');
    const { code, wire } = languageParameter(query);
    return sendShared(c, `news ${publisherId} ${code}`, async () => {
      const publisher = await publishers.byId(publisherId);
      if (!publisher) throw new ContentError('publisherNotFound', `publisher_id: there is no publisher ${publisherId}`);
      const news = await publishers.news(publisherId, wire, NEWS_COUNT);
      const value = {
        publisherId,
        publisherName: publisher.name,
        banner: wirePublisherBanner(c.var.origin, publisher),
        newsList: wirePublisherNews(publisher, news),
      };
      return { view: { kind: 'publisherNewsListView', value } };
    });
  });
}

/**
 * A legal page in this language, or in English if it does not exist there. Its title is the code of its language. If the page had
 * to request the English text itself, the server could not render it.
 */
async function legalNotices({ page }: Content['legalPages'], key: LegalPage, language: LanguageInfo) {
  for (const { code, wire } of [language, languageInfo(FALLBACK_LOCALE)]) {
    const found = await page(key, wire);
    if (found) return [{ ...found, title: code }];
  }
  return [];
}
