import type { Context, Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { wireTitleDetail } from '../../wire/wireTitleDetail';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';
import { idParameter } from '../request/parameters';

type Inputs = Pick<Content, 'bookmarks' | 'titleDetails'>;

/** `/title_detail`, and the same under the name that later clients use (docs/specification.md §7; docs/wire.md, "Requests"). */
export function titleDetailRoutes(api: Hono<ApiEnv>, { bookmarks, titleDetails }: Inputs, sendShared: SendShared): void {
  const handler = async (c: Context<ApiEnv>) => {
    const titleId = idParameter((name) => c.req.query(name), 'title_id');
    // Only one bit of the answer is personal, so there are two shared answers instead of one for each reader.
    const isSubscribed = await bookmarks.has(c.var.session, titleId);
    const build = async () => {
      const detail = wireTitleDetail(c.var.origin, await titleDetails.of(titleId));
      return { view: { kind: 'titleDetailView' as const, value: { ...detail, isSubscribed } } };
    };
    return sendShared(c, `title ${titleId} ${isSubscribed}`, build, { vary: 'SESSION-TOKEN' });
  };
  api.get('/title_detail', handler);
  api.get('/title_detailV3', handler);
}
