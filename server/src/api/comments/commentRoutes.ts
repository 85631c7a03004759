import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { chapters } from '../../database/schema';
import { sendDone, sendPersonal } from '../answers/answer';
import { ApiFailure } from '../errors/ApiFailure';
import { idParameter } from '../parameters';
import { requireSession } from '../session';
import type { ApiEnv, Site } from '../Site';
import { setLike } from './commentLikes';
import { newestComments } from './comments';

/** `/comment` and `/comment_like` (spec §7). */
export function commentRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/comment', async (c) => {
    const chapterId = idParameter((name) => c.req.query(name), 'chapter_id');
    const comments = await newestComments(site, c.var, chapterId);
    if (comments.length === 0) await requireChapter(site, chapterId);
    return sendPersonal(c, { view: { kind: 'commentListView', value: { comments, ifSetUserName: false } } });
  });

  const like = (isLiked: boolean) => async (c: Context<ApiEnv>) => {
    const session = requireSession(c.var.session);
    await setLike(site.db, session, idParameter((name) => c.req.query(name), 'comment_id'), isLiked);
    return sendDone(c);
  };
  api.put('/comment_like', like(true));
  api.delete('/comment_like', like(false));
}

async function requireChapter({ db }: Site, chapterId: number): Promise<void> {
  const rows = await db.select({ id: chapters.id }).from(chapters).where(eq(chapters.id, chapterId));
  if (rows.length === 0) throw new ApiFailure('chapterNotFound', `chapter_id: there is no chapter ${chapterId}`);
}
