import type { Context, Hono } from 'hono';
import { isSubscribed } from '../../content/readers/bookmarks';
import { titleRecord } from '../../content/titles/titleRecord';
import { wireTitleDetail } from '../../wire/wireTitleDetail';
import { sendShared } from '../answers/answer';
import { ApiFailure } from '../errors/ApiFailure';
import { idParameter } from '../request/parameters';
import type { ApiEnv, Site } from '../Site';

/** `/title_detail`, and the same under the name that later clients use (spec §7; wire, "Requests"). */
export function titleDetailRoutes(api: Hono<ApiEnv>, site: Site): void {
  const handler = async (c: Context<ApiEnv>) => {
    const titleId = idParameter((name) => c.req.query(name), 'title_id');
    // Only one bit of the answer is personal, so there are two shared answers instead of one for each reader.
    const isFollowed = await isSubscribed(site.db, c.var.session, titleId);
    const build = async () => {
      const record = await titleRecord(site, titleId);
      if (!record) throw new ApiFailure('titleNotFound', `title_id: there is no title ${titleId}`);
      const detail = await wireTitleDetail(site, c.var.origin, record);
      return { view: { kind: 'titleDetailView' as const, value: { ...detail, isSubscribed: isFollowed } } };
    };
    return sendShared(c, site, `title ${titleId} ${isFollowed}`, build, { vary: 'SESSION-TOKEN' });
  };
  api.get('/title_detail', handler);
  api.get('/title_detailV3', handler);
}
