import type { Context, Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { ContentError } from '../../content/errors/ContentError';
import { wireComments } from '../../wire/wireComments';
import { sendDone, sendPersonal } from '../answers/personalAnswer';
import type { ApiEnv } from '../request/ApiEnv';
import { commentPageOf } from '../request/commentPage';
import { idParameter, textParameter } from '../request/parameters';
import { requireSession } from '../request/session';

const MAX_COMMENT_LENGTH = 1000;

/** The name of a reader who has chosen none. */
const NAMELESS = '–';

/**
 * `/comment` and `/comment_like` (docs/specification.md §7). With our own parameters, `/comment` returns a part of the list
 * (`commentPageOf`), or with `comment_id` a single comment. Other clients send none of these and get the newest comments.
 * Comments that other clients post are held (docs/wire.md, "Requests").
 */
export function commentRoutes(
  api: Hono<ApiEnv>,
  { comments, profiles, titles }: Pick<Content, 'comments' | 'profiles' | 'titles'>,
): void {
  api.get('/comment', async (c) => {
    const query = (name: string) => c.req.query(name);
    const chapterId = idParameter(query, 'chapter_id');
    const found = await comments.page({ chapterId, session: c.var.session() }, commentPageOf(query));
    if (!found) throw noSuchChapter(chapterId);
    const { titleName, chapterName, isReaderNamed } = found;
    const own = { comments: wireComments(c.var.origin, found.comments), ifSetUserName: isReaderNamed };
    // Our comments page shows what the comments are about. Other clients get the same answer as always.
    const value = query('order') ? { ...own, titleName, chapterName } : own;
    return sendPersonal(c, { view: { kind: 'commentListView', value } });
  });

  api.post('/comment', async (c) => {
    const session = requireSession(c.var.session());
    const query = (name: string) => c.req.query(name);
    const chapterId = idParameter(query, 'chapter_id');
    const body = textParameter(query, 'body', MAX_COMMENT_LENGTH);
    if (!(await titles.ofChapter(chapterId))) throw noSuchChapter(chapterId);
    const { userName, icon = (await profiles.icons())[0] } = await profiles.of(session);
    await comments.add({ chapterId, session, body, userName: userName || NAMELESS, iconImage: icon?.image ?? '' });
    return sendDone(c);
  });

  const like = (isLiked: boolean) => async (c: Context<ApiEnv>) => {
    const session = requireSession(c.var.session());
    const commentId = idParameter((name) => c.req.query(name), 'comment_id');
    await comments.setLike(session, commentId, isLiked);
    return sendDone(c);
  };
  api.put('/comment_like', like(true));
  api.delete('/comment_like', like(false));
}

function noSuchChapter(chapterId: number): ContentError {
  return new ContentError('chapterNotFound', `chapter_id: there is no chapter ${chapterId}`);
}
