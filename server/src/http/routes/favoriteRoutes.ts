import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { ContentError } from '../../content/errors/ContentError';
import { wireTitles } from '../../wire/wireTitle';
import { sendDone, sendPersonal } from '../answers/personalAnswer';
import type { ApiEnv } from '../request/ApiEnv';
import { idParameter, languageParameter, textParameter } from '../request/parameters';
import { MAX_PUSH_TOKEN_LENGTH } from '../request/pushToken';
import { requireSession } from '../request/session';

type Inputs = Pick<Content, 'favorites' | 'listed' | 'pushTokens' | 'titles'>;

/** `/title_list/bookmark` (docs/specification.md §7): the reader's favorites. */
export function favoriteRoutes(api: Hono<ApiEnv>, { favorites, listed, pushTokens, titles }: Inputs): void {
  api.get('/title_list/bookmark', async (c) => {
    const byId = await listed.byId();
    const ids = await favorites.titleIds(c.var.session());
    const followed = ids.flatMap((id) => byId.get(id) ?? []);
    return sendPersonal(c, { view: { kind: 'subscribedTitlesView', value: { titles: wireTitles(c.var.origin, followed) } } });
  });

  api.put('/title_list/bookmark', async (c) => {
    const session = requireSession(c.var.session());
    const query = (name: string) => c.req.query(name);
    const titleId = idParameter(query, 'title_id');
    const language = languageParameter(query);
    const token = query('push_token') ? textParameter(query, 'push_token', MAX_PUSH_TOKEN_LENGTH) : undefined;
    if (!(await titles.byId(titleId))) throw new ContentError('titleNotFound', `title_id: there is no title ${titleId}`);
    await favorites.add(session, titleId);
    if (token) await pushTokens.save({ token, session, language: language.wire });
    return sendDone(c);
  });

  api.delete('/title_list/bookmark', async (c) => {
    const session = requireSession(c.var.session());
    const titleId = idParameter((name) => c.req.query(name), 'title_id');
    await favorites.remove(session, titleId);
    return sendDone(c);
  });
}
