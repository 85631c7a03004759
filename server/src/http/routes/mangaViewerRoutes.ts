import { DEFAULT_IMAGE_QUALITY, IMAGE_QUALITIES } from '@komawari/shared-domain';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import type { Content } from '../../content/createContent';
import { isDatabaseUnavailable } from '../../database/unavailable';
import { wireViewer } from '../../wire/wireViewer';
import { sendPersonal } from '../answers/personalAnswer';
import type { ApiEnv } from '../request/ApiEnv';
import { idParameter, wordParameter } from '../request/parameters';

type Inputs = Pick<Content, 'favorites' | 'campaigns' | 'chapters' | 'comments' | 'openedChapters' | 'views'>;

/**
 * `/manga_viewer` (docs/specification.md §7): a chapter to read. Our own parameters: `campaigns` requests the times of its promo,
 * `descriptions` requests the text descriptions of its pages, and with `opens=no` a client prefetches a chapter that nobody has
 * opened yet.
 */
export function mangaViewerRoutes(
  api: Hono<ApiEnv>,
  inputs: Inputs,
  { clock, ads, log }: Pick<SiteOptions, 'ads'> & { clock: Clock; log: Logger },
): void {
  const { favorites, campaigns, chapters, comments, openedChapters, views } = inputs;

  /** Opening a chapter only marks it. While nothing can be written (a full disk), readers go on reading, as in a read-only site. */
  async function markOpened(mark: Parameters<typeof openedChapters.add>[0]): Promise<void> {
    try {
      await openedChapters.add(mark);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      log.error({ err: error }, 'a chapter was sent, but could not be marked as opened');
    }
  }

  api.get('/manga_viewer', async (c) => {
    const query = (name: string) => c.req.query(name);
    const { origin, region, isReadOnly } = c.var;
    const session = c.var.session();
    const chapterId = idParameter(query, 'chapter_id');
    const quality = wordParameter(query, 'img_quality', IMAGE_QUALITIES, DEFAULT_IMAGE_QUALITY);
    const isSplit = wordParameter(query, 'split', ['no', 'yes'], 'no') === 'yes';
    const hasCampaigns = wordParameter(query, 'campaigns', ['no', 'yes'], 'no') === 'yes';
    const opens = wordParameter(query, 'opens', ['no', 'yes'], 'yes') === 'yes';
    const hasDescriptions = wordParameter(query, 'descriptions', ['no', 'yes'], 'no') === 'yes';
    const hasNames = wordParameter(query, 'names', ['no', 'yes'], 'no') === 'yes';
    const chapter = await chapters.of(chapterId);
    const titleId = chapter.record.title.id;
    // Read before the chapter is marked as opened, so that on the first visit it counts as not viewed.
    const opened = await openedChapters.of(session, titleId);
    if (opens && c.req.method === 'GET' && !isReadOnly) {
      views.count({ titleId, chapterId, network: c.var.network() });
      if (!opened.has(chapterId)) await markOpened({ session, titleId, chapterId });
    }
    const value = wireViewer(origin, {
      chapter,
      quality,
      isSplit,
      now: clock(),
      topComments: await comments.byIds({ chapterId, session }, chapter.comments.topIds),
      isSubscribed: await favorites.has(session, titleId),
      opened,
      region,
      ads,
      hasNames,
      campaigns: hasCampaigns ? await campaigns.in(region) : [],
      hasDescriptions,
    });
    return sendPersonal(c, { view: { kind: 'mangaViewer', value } });
  });
}
