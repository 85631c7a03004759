import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { LONGEST_PUSH_TOKEN, savePushToken } from '../../content/readers/pushTokens';
import { nextId } from '../../database/counters';
import { feedback } from '../../database/schema';
import { storableText } from '../../text/storableText';
import { sendDone, sendPersonal } from '../answers/answer';
import { ApiFailure } from '../errors/ApiFailure';
import { languageParameter, textParameter } from '../request/parameters';
import { requireSession } from '../request/session';
import type { ApiEnv, Site } from '../Site';

/** spec §5: a subject and a body are required, a message has at most 5000 characters. */
const contact = z.object({
  subject: textUpTo(200),
  body: textUpTo(5000),
  type: z.enum(['suggestion', 'report']).default('report'),
});

function textUpTo(longest: number) {
  return z.string().overwrite(storableText).trim().min(1, 'is missing').max(longest, `is longer than ${longest} characters`);
}

/** `/web/contact` and `/push_token` (spec §7). */
export function engagementRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.post('/web/contact', async (c) => {
    const session = requireSession(c.var.session);
    const message = await contactOf(c);
    const id = await nextId(site.db, 'feedback');
    await site.db.insert(feedback).values({ id, session, ...message, created: site.clock() });
    return sendDone(c);
  });

  api.post('/push_token', async (c) => {
    const session = requireSession(c.var.session);
    const query = (name: string) => c.req.query(name);
    const token = textParameter(query, 'push_token', LONGEST_PUSH_TOKEN);
    const tokenTimeStamp = await savePushToken(site, { token, session, language: languageParameter(query).wire });
    return sendPersonal(c, { view: { kind: 'pushTokenView', value: { token, tokenTimeStamp } } });
  });
}

/** A JSON body; the spec also names the message's fields `type` and `message`. */
async function contactOf(c: Context<ApiEnv>): Promise<z.infer<typeof contact>> {
  const sent: unknown = await c.req.json().catch(() => undefined);
  if (typeof sent !== 'object' || sent === null) throw new ApiFailure('badRequest', 'body: must be a JSON object');
  const { message, ...rest } = sent as { message?: unknown };
  const result = contact.safeParse({ ...(message !== undefined && { body: message, subject: 'feedback' }), ...rest });
  if (result.success) return result.data;
  const { path, message: problem } = result.error.issues[0]!;
  throw new ApiFailure('badRequest', `${path.join('.')}: ${problem}`);
}
