import { MAX_ID } from '@komawari/shared-domain';
import type { CommentPage } from '../../content/comments/comments';
import { RequestError } from '../errors/RequestError';
import { idParameter, type Query, wordParameter } from './parameters';

/** The size of one answer, and the maximum that a client may request. */
const MAX_COMMENTS = 200;

/**
 * Our own optional parameters `order`, `limit`, `after` and `comment_id`. The format of `after` is `<likes or time>-<id>`.
 * Without them, the answer has the newest comments, as in the specification.
 */
export function commentPageOf(query: Query): CommentPage {
  return {
    order: wordParameter(query, 'order', ['newest', 'top'], 'newest'),
    limit: limitOf(query('limit')),
    after: cursorOf(query('after')),
    only: query('comment_id') ? idParameter(query, 'comment_id') : undefined,
  };
}

function limitOf(text: string | undefined): number {
  if (text === undefined || text === '') return MAX_COMMENTS;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MAX_COMMENTS) return limit;
  throw new RequestError('badRequest', `limit: must be a whole number from 1 to ${MAX_COMMENTS}`);
}

function cursorOf(text: string | undefined): CommentPage['after'] {
  if (text === undefined || text === '') return undefined;
  const [value, id] = /^(\d{1,10})-(\d{1,10})$/.exec(text)?.slice(1).map(Number) ?? [];
  if (value !== undefined && id !== undefined && Math.max(value, id) <= MAX_ID) return { value, id };
  throw new RequestError('badRequest', 'after: must be the likes or the time of a comment, a hyphen, and its id');
}
