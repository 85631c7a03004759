import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { questionnaireAnswers } from '../../database/schema';
import { storableText } from '../../text/storableText';
import { sendDone, sendPersonal } from '../answers/answer';
import { ApiFailure } from '../errors/ApiFailure';
import { languageParameter, textParameter } from '../request/parameters';
import { requireSession } from '../request/session';
import type { ApiEnv, Site } from '../Site';

const KEY = /^[\w-]{1,64}$/;
const LONGEST_DEVICE_WORD = 64;

const answer = z.string().overwrite(storableText).max(500);

/** spec §7: `q1` to `q17`, each a text or a list of texts. */
const answersBody = z
  .record(z.string().regex(/^q([1-9]|1[0-7])$/, 'must be q1 to q17'), z.union([answer, z.array(answer).max(30)]))
  .refine((answers) => Object.keys(answers).length > 0, 'holds no answer');

/** `/questionnaire` (spec §7): whether a reader has answered the survey, and the answers. */
export function questionnaireRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/questionnaire', async (c) => {
    const questionnaireKey = keyOf(c);
    const respondent = respondentOf(c);
    const isAnswered = respondent !== undefined && (await hasAnswered(site, questionnaireKey, respondent));
    return sendPersonal(c, { view: { kind: 'questionnaireView', value: { isAnswered } } });
  });

  api.put('/questionnaire', async (c) => {
    const questionnaireKey = keyOf(c);
    const language = languageParameter((name) => c.req.query(name)).code;
    const respondent = respondentOf(c) ?? requireSession(c.var.session);
    const answers = await answersOf(c);
    const row = { questionnaireKey, respondent, language, ...deviceOf(c), answers, created: site.clock() };
    // Answered is answered: what came first stays.
    await site.db.insert(questionnaireAnswers).values(row).onConflictDoNothing();
    return sendDone(c);
  });
}

function keyOf(c: Context<ApiEnv>): string {
  const key = textParameter((name) => c.req.query(name), 'questionnaire_key', 64);
  if (!KEY.test(key)) throw new ApiFailure('badRequest', 'questionnaire_key: may hold letters, digits, _ and - alone');
  return key;
}

/** An app's webview is known by the device's secret, a browser by its session. Both are kept hashed alone. */
function respondentOf(c: Context<ApiEnv>): string | undefined {
  const secret = c.req.query('secret');
  return secret ? createHash('sha256').update(`secret ${secret}`).digest('base64url') : c.var.session;
}

/** What the app says of itself (spec §7). It is told to the operator, and decides nothing. */
function deviceOf(c: Context<ApiEnv>) {
  const said = (name: string) =>
    storableText(c.req.query(name) ?? '')
      .trim()
      .slice(0, LONGEST_DEVICE_WORD);
  return { os: said('os'), appVersion: said('app_ver'), osVersion: said('os_ver') };
}

async function hasAnswered({ db }: Site, questionnaireKey: string, respondent: string): Promise<boolean> {
  const rows = await db
    .select({ created: questionnaireAnswers.created })
    .from(questionnaireAnswers)
    .where(and(eq(questionnaireAnswers.questionnaireKey, questionnaireKey), eq(questionnaireAnswers.respondent, respondent)));
  return rows.length > 0;
}

async function answersOf(c: Context<ApiEnv>): Promise<z.infer<typeof answersBody>> {
  const sent: unknown = await c.req.json().catch(() => undefined);
  const result = answersBody.safeParse(sent);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new ApiFailure('badRequest', `body${path.map((part) => `.${String(part)}`).join('')}: ${message}`);
}
