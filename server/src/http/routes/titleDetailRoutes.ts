import type { Context, Hono } from 'hono';
import type { SiteOptions } from '../../config/config';
import type { Content } from '../../content/createContent';
import { wireTitleDetail } from '../../wire/wireTitleDetail';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';
import { idParameter, wordParameter } from '../request/parameters';
import { VARY_BY_SESSION } from '../request/session';

type Inputs = Pick<Content, 'favorites' | 'openedChapters' | 'titleDetails'>;

/** `/title_detail`, also under the name that newer clients use (docs/specification.md §7; docs/wire.md, "Requests"). */
export function titleDetailRoutes(
  api: Hono<ApiEnv>,
  { favorites, openedChapters, titleDetails }: Inputs,
  sendShared: SendShared,
  { ads }: Pick<SiteOptions, 'ads'>,
): void {
  const handler = async (c: Context<ApiEnv>) => {
    const query = (name: string) => c.req.query(name);
    const titleId = idParameter(query, 'title_id');
    const hasNames = wordParameter(query, 'names', ['no', 'yes'], 'no') === 'yes';
    // Little of the answer is personal, so readers who have opened the same chapters share the same answer.
    const session = c.var.session();
    const isSubscribed = await favorites.has(session, titleId);
    const opened = await openedChapters.of(session, titleId);
    const build = async () => {
      const detail = wireTitleDetail(c.var.origin, await titleDetails.of(titleId), { opened, ads, hasNames });
      return { view: { kind: 'titleDetailView' as const, value: { ...detail, isSubscribed } } };
    };
    return sendShared(c, `title ${titleId} ${isSubscribed} ${hasNames} ${[...opened].join()}`, build, { vary: VARY_BY_SESSION });
  };
  api.get('/title_detail', handler);
  api.get('/title_detailV3', handler);
}
