import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import { RequestError } from '../errors/RequestError';
import type { ApiEnv } from '../request/ApiEnv';
import { rateLimiter } from './requestLimits';

/** The kinds of writes. Each has its own budget, so that a reader with many likes can still answer the survey. */
const KIND_BY_CALL = {
  'PUT /comment_like': 'like',
  'DELETE /comment_like': 'like',
  'PUT /title_list/bookmark': 'favorite',
  'DELETE /title_list/bookmark': 'favorite',
  'POST /comment': 'comment',
  'POST /web/contact': 'feedback',
  'PUT /questionnaire': 'survey',
  'POST /push_token': 'pushToken',
  'POST /profile': 'profile',
} as const;

export type WriteKind = (typeof KIND_BY_CALL)[keyof typeof KIND_BY_CALL] | 'other';

/** The initial budget and the refill per hour, for one address (docs/decisions/0107-many-readers-behind-one-address.md). */
const BUDGETS: Record<WriteKind, { burst: number; perHour: number }> = {
  like: { burst: 90, perHour: 180 },
  favorite: { burst: 300, perHour: 300 },
  comment: { burst: 30, perHour: 30 },
  feedback: { burst: 15, perHour: 15 },
  survey: { burst: 45, perHour: 10 },
  pushToken: { burst: 60, perHour: 60 },
  profile: { burst: 30, perHour: 30 },
  other: { burst: 30, perHour: 30 },
};

/** A session may use at most this part of its address's budget, so that one reader cannot block the others in a large network. */
const SESSION_PART = 1 / 3;

/** How often one address may like the same comment in a day. It is enough for a school class and stops invented sessions. */
const LIKES_OF_A_COMMENT = { burst: 12, perSecond: 12 / 86_400 };

const HOUR_S = 3600;

export interface WriteBudgetInputs {
  clock: Clock;
  options: Pick<SiteOptions, 'isRateLimited'>;
  /** Called for each write, with whether it was allowed. */
  count: (kind: WriteKind, isAllowed: boolean) => void;
}

/**
 * Limits the writes of one address and of one session, regardless of session names and speed. The size of a row is limited
 * elsewhere, so this limits how much an address can store on the disk in a day.
 */
export function writeBudgets({ clock, options, count }: WriteBudgetInputs): MiddlewareHandler<ApiEnv> {
  const byAddress = limiters(1);
  const bySession = limiters(SESSION_PART);
  const likesOfAComment = rateLimiter(LIKES_OF_A_COMMENT);
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const kind = writeKindOf(c.req.method, c.req.path);
    const [network, session] = [c.var.network(), c.var.session()];
    const now = clock();
    const isLike = c.req.method === 'PUT' && kind === 'like';
    const isAllowed =
      !options.isRateLimited ||
      // Without a socket, as in tests, there is no address.
      network === '' ||
      ((session === undefined || bySession[kind](session, now)) &&
        byAddress[kind](network, now) &&
        (!isLike || likesOfAComment(`${network} ${c.req.query('comment_id')}`, now)));
    count(kind, isAllowed);
    if (!isAllowed) throw new RequestError('tooOften', `${kind}: from this address or session come too many`);
    return next();
  };
}

/** The kind of write that a call makes. */
export function writeKindOf(method: string, path: string): WriteKind {
  const call = `${method} ${path.replace(/^\/api(?=\/)/, '')}`;
  const [, kind = 'other'] = Object.entries(KIND_BY_CALL).find(([name]) => name === call) ?? [];
  return kind;
}

function limiters(part: number): Record<WriteKind, ReturnType<typeof rateLimiter>> {
  const of = (kind: WriteKind) => {
    const { burst, perHour } = BUDGETS[kind];
    return rateLimiter({ burst: Math.ceil(burst * part), perSecond: (perHour * part) / HOUR_S });
  };
  return {
    like: of('like'),
    favorite: of('favorite'),
    comment: of('comment'),
    feedback: of('feedback'),
    survey: of('survey'),
    pushToken: of('pushToken'),
    profile: of('profile'),
    other: of('other'),
  };
}
