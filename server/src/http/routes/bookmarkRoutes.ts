import type { Hono } from 'hono';
import { addBookmark, bookmarkedTitleIds, removeBookmark } from '../../content/readers/bookmarks';
import { LONGEST_PUSH_TOKEN, savePushToken } from '../../content/readers/pushTokens';
import { listedTitlesById } from '../../content/titles/listedTitles';
import { titleRecord } from '../../content/titles/titleRecord';
import { wireTitle } from '../../wire/wireTitle';
import { sendDone, sendPersonal } from '../answers/answer';
import { ApiFailure } from '../errors/ApiFailure';
import { idParameter, languageParameter, textParameter } from '../request/parameters';
import { requireSession } from '../request/session';
import type { ApiEnv, Site } from '../Site';

/** `/title_list/bookmark` (spec §7): the reader's favourites. */
export function bookmarkRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/title_list/bookmark', async (c) => {
    const listed = await listedTitlesById(site);
    const ids = await bookmarkedTitleIds(site.db, c.var.session);
    const titles = ids.flatMap((id) => listed.get(id) ?? []).map((title) => wireTitle(c.var.origin, title));
    return sendPersonal(c, { view: { kind: 'subscribedTitlesView', value: { titles } } });
  });

  api.put('/title_list/bookmark', async (c) => {
    const session = requireSession(c.var.session);
    const query = (name: string) => c.req.query(name);
    const titleId = idParameter(query, 'title_id');
    const language = languageParameter(query);
    const pushToken = query('push_token') ? textParameter(query, 'push_token', LONGEST_PUSH_TOKEN) : undefined;
    if (!(await titleRecord(site, titleId))) {
      throw new ApiFailure('titleNotFound', `title_id: there is no title ${titleId}`);
    }
    await addBookmark(site.db, site.clock, session, titleId);
    if (pushToken) await savePushToken(site, { token: pushToken, session, language: language.wire });
    return sendDone(c);
  });

  api.delete('/title_list/bookmark', async (c) => {
    const session = requireSession(c.var.session);
    await removeBookmark(
      site.db,
      session,
      idParameter((name) => c.req.query(name), 'title_id'),
    );
    return sendDone(c);
  });
}
