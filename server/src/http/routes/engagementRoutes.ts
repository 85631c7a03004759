import { FEEDBACK_TYPES, MAX_FEEDBACK_LENGTH } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Content } from '../../content/createContent';
import { storableText } from '../../text/storableText';
import { sendDone, sendPersonal } from '../answers/personalAnswer';
import { RequestError } from '../errors/RequestError';
import type { ApiEnv } from '../request/ApiEnv';
import { checkedBody, jsonOf } from '../request/jsonBody';
import { languageParameter, textParameter } from '../request/parameters';
import { MAX_PUSH_TOKEN_LENGTH } from '../request/pushToken';
import { requireSession } from '../request/session';

const MAX_SUBJECT_LENGTH = 200;

/** Subject and body are required (docs/specification.md §5). */
const contact = z.object({
  subject: textUpTo(MAX_SUBJECT_LENGTH),
  body: textUpTo(MAX_FEEDBACK_LENGTH),
  type: z.enum(FEEDBACK_TYPES).default(FEEDBACK_TYPES[0]),
});

function textUpTo(maxLength: number) {
  const tooLong = `is longer than ${maxLength} characters`;
  return z.string().overwrite(storableText).trim().min(1, 'is missing').max(maxLength, tooLong);
}

/** `/web/contact` and `/push_token` (docs/specification.md §7). */
export function engagementRoutes(api: Hono<ApiEnv>, { feedback, pushTokens }: Pick<Content, 'feedback' | 'pushTokens'>): void {
  api.post('/web/contact', async (c) => {
    const session = requireSession(c.var.session());
    await feedback.save({ session, ...(await contactOf(c)) });
    return sendDone(c);
  });

  api.post('/push_token', async (c) => {
    const session = requireSession(c.var.session());
    const query = (name: string) => c.req.query(name);
    const token = textParameter(query, 'push_token', MAX_PUSH_TOKEN_LENGTH);
    const tokenTimeStamp = await pushTokens.save({ token, session, language: languageParameter(query).wire });
    return sendPersonal(c, { view: { kind: 'pushTokenView', value: { token, tokenTimeStamp } } });
  });
}

/** A JSON body. The specification also has the field names `type` and `message`. */
async function contactOf(c: Context<ApiEnv>): Promise<z.infer<typeof contact>> {
  const sent = await jsonOf(c);
  if (typeof sent !== 'object' || sent === null) throw new RequestError('badRequest', 'body: must be a JSON object');
  const { message, ...rest } = { message: undefined, ...sent };
  return checkedBody(contact, { ...(message !== undefined && { body: message, subject: 'feedback' }), ...rest }, '');
}
