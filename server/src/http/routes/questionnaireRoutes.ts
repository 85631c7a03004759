import { isSurveyKey, MAX_ANSWER_LENGTH, MAX_ANSWERS, MAX_SURVEY_LENGTH } from '@komawari/shared-domain';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { SiteOptions } from '../../config/config';
import type { Content } from '../../content/createContent';
import { ContentError } from '../../content/errors/ContentError';
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

const answer = z.string().overwrite(storableText).max(MAX_ANSWER_LENGTH);

/** `q1` to `q17`, each a text or a list of texts (docs/specification.md §7), limited to what the questions allow. */
const answersBody = z
  .record(z.string().refine(isSurveyKey, 'must be q1 to q17'), z.union([answer, z.array(answer).max(MAX_ANSWERS)]))
  .refine((answers) => Object.keys(answers).length > 0, 'holds no answer')
  .refine((answers) => lengthOf(answers) <= MAX_SURVEY_LENGTH, `is longer than ${MAX_SURVEY_LENGTH} characters`);

/** `/questionnaire` (docs/specification.md §7): whether a reader has answered the survey, and the answers. */
export function questionnaireRoutes(
  api: Hono<ApiEnv>,
  { questionnaires }: Pick<Content, 'questionnaires'>,
  { surveys }: Pick<SiteOptions, 'surveys'>,
): void {
  api.get('/questionnaire', async (c) => {
    const questionnaireKey = keyOf(c, surveys);
    const respondent = respondentOf(c);
    const isAnswered = respondent !== undefined && (await questionnaires.isAnswered({ questionnaireKey, respondent }));
    return sendPersonal(c, { view: { kind: 'questionnaireView', value: { isAnswered } } });
  });

  api.put('/questionnaire', async (c) => {
    const questionnaireKey = keyOf(c, surveys);
    const language = languageParameter((name) => c.req.query(name)).code;
    const respondent = respondentOf(c) ?? requireSession(c.var.session());
    if (!surveys && !(await questionnaires.hasRoomFor(questionnaireKey))) throw surveyNotFound(questionnaireKey);
    const answers = checkedBody(answersBody, await jsonOf(c), 'body');
    await questionnaires.save({ questionnaireKey, respondent, language, ...deviceOf(c), answers });
    return sendDone(c);
  });
}

function keyOf(c: Context<ApiEnv>, surveys: SiteOptions['surveys']): string {
  const key = textParameter((name) => c.req.query(name), 'questionnaire_key', MAX_KEY_LENGTH);
  if (!KEY.test(key)) throw new RequestError('badRequest', 'questionnaire_key: may hold letters, digits, _ and - alone');
  if (surveys && !surveys.includes(key)) throw surveyNotFound(key);
  return key;
}

function surveyNotFound(key: string): ContentError {
  return new ContentError('surveyNotFound', `questionnaire_key: there is no survey ${key}`);
}

/** An app's webview is identified by the device's secret, a browser by its session. Only their hashes are stored. */
function respondentOf(c: Context<ApiEnv>): string | undefined {
  const secret = c.req.query('secret');
  return secret ? hashOfSecret(secret) : c.var.session();
}

/** What the app sends about itself (docs/specification.md §7). The operator sees it; it has no other effect. */
function deviceOf(c: Context<ApiEnv>) {
  const said = (name: string) =>
    storableText(c.req.query(name) ?? '')
      .trim()
      .slice(0, MAX_DEVICE_WORD_LENGTH);
  return { os: said('os'), appVersion: said('app_ver'), osVersion: said('os_ver') };
}

function lengthOf(answers: Record<string, string | string[]>): number {
  return Object.values(answers)
    .flat()
    .reduce((sum, text) => sum + text.length, 0);
}
