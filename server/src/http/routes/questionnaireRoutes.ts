import { isSurveyKey } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Content } from '../../content/createContent';
import { storableText } from '../../text/storableText';
import { sendDone, sendPersonal } from '../answers/personalAnswer';
import { RequestError } from '../errors/RequestError';
import type { ApiEnv } from '../request/ApiEnv';
import { checkedBody, jsonOf } from '../request/jsonBody';
import { languageParameter, textParameter } from '../request/parameters';
import { hashOfSecret, requireSession } from '../request/session';

const KEY = /^[\w-]+$/;
const MAX_KEY_LENGTH = 64;
const MAX_DEVICE_WORD_LENGTH = 64;
const MAX_ANSWER_LENGTH = 500;
const MAX_CHOICES = 30;

const answer = z.string().overwrite(storableText).max(MAX_ANSWER_LENGTH);

/** `q1` to `q17`, each a text or a list of texts (docs/specification.md §7). */
const answersBody = z
  .record(z.string().refine(isSurveyKey, 'must be q1 to q17'), z.union([answer, z.array(answer).max(MAX_CHOICES)]))
  .refine((answers) => Object.keys(answers).length > 0, 'holds no answer');

/** `/questionnaire` (docs/specification.md §7): whether a reader has answered the survey, and the answers. */
export function questionnaireRoutes(api: Hono<ApiEnv>, { questionnaires }: Pick<Content, 'questionnaires'>): void {
  api.get('/questionnaire', async (c) => {
    const questionnaireKey = keyOf(c);
    const respondent = respondentOf(c);
    const isAnswered = respondent !== undefined && (await questionnaires.isAnswered({ questionnaireKey, respondent }));
    return sendPersonal(c, { view: { kind: 'questionnaireView', value: { isAnswered } } });
  });

  api.put('/questionnaire', async (c) => {
    const questionnaireKey = keyOf(c);
    const language = languageParameter((name) => c.req.query(name)).code;
    const respondent = respondentOf(c) ?? requireSession(c.var.session);
    const answers = checkedBody(answersBody, await jsonOf(c), 'body');
    await questionnaires.save({ questionnaireKey, respondent, language, ...deviceOf(c), answers });
    return sendDone(c);
  });
}

function keyOf(c: Context<ApiEnv>): string {
  const key = textParameter((name) => c.req.query(name), 'questionnaire_key', MAX_KEY_LENGTH);
  if (!KEY.test(key)) throw new RequestError('badRequest', 'questionnaire_key: may hold letters, digits, _ and - alone');
  return key;
}

/** An app's webview is known by the device's secret, a browser by its session. Both are kept hashed alone. */
function respondentOf(c: Context<ApiEnv>): string | undefined {
  const secret = c.req.query('secret');
  return secret ? hashOfSecret(secret) : c.var.session;
}

/** What the app says of itself (docs/specification.md §7). It is told to the operator, and decides nothing. */
function deviceOf(c: Context<ApiEnv>) {
  const said = (name: string) =>
    storableText(c.req.query(name) ?? '')
      .trim()
      .slice(0, MAX_DEVICE_WORD_LENGTH);
  return { os: said('os'), appVersion: said('app_ver'), osVersion: said('os_ver') };
}
