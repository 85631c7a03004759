import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { commentPageOf } from '../../content/comments/commentPage';
import { pagedComments, singleComment } from '../../content/comments/comments';
import { likeWriter } from '../../content/comments/likeWriter';
import { chapters } from '../../database/schema';
import { sendDone, sendPersonal } from '../answers/answer';
import { ApiFailure } from '../errors/ApiFailure';
import { idParameter } from '../request/parameters';
import { requireSession } from '../request/session';
import type { ApiEnv, Site } from '../Site';

/**
 * `/comment` and `/comment_like` (spec §7). With parameters of ours `/comment` gives a part of the list (`commentPageOf`),
 * or with `comment_id` a single comment; other clients send none of them and get the newest.
 */
export function commentRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/comment', async (c) => {
    const query = (name: string) => c.req.query(name);
    const chapterId = idParameter(query, 'chapter_id');
    const comments = query('comment_id')
      ? await singleComment(site, c.var, chapterId, idParameter(query, 'comment_id'))
      : await pagedComments(site, c.var, chapterId, commentPageOf(query));
    if (comments.length === 0) await requireChapter(site, chapterId);
    return sendPersonal(c, { view: { kind: 'commentListView', value: { comments, ifSetUserName: false } } });
  });

  const setLike = likeWriter(site.db);
  const like = (isLiked: boolean) => async (c: Context<ApiEnv>) => {
    const session = requireSession(c.var.session);
    await setLike(
      session,
      idParameter((name) => c.req.query(name), 'comment_id'),
      isLiked,
    );
    return sendDone(c);
  };
  api.put('/comment_like', like(true));
  api.delete('/comment_like', like(false));
}

async function requireChapter({ db }: Site, chapterId: number): Promise<void> {
  const rows = await db.select({ id: chapters.id }).from(chapters).where(eq(chapters.id, chapterId));
  if (rows.length === 0) throw new ApiFailure('chapterNotFound', `chapter_id: there is no chapter ${chapterId}`);
}
