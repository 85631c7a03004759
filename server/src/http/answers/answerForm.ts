import { jsonOfResponse } from '@komawari/shared-proto/encode';
import type { Context } from 'hono';

/** The format of an answer: protobuf, or JSON for clients that send `format=json`. */
export type AnswerForm = 'protobuf' | 'json';

export function answerForm(c: Context): AnswerForm {
  return c.req.query('format') === 'json' ? 'json' : 'protobuf';
}

/** The body of an answer in a format. */
export function inForm(form: AnswerForm, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return form === 'json' ? new TextEncoder().encode(JSON.stringify(jsonOfResponse(bytes))) : bytes;
}

export const ANSWER_TYPES: Record<AnswerForm, { 'Content-Type': string }> = {
  protobuf: { 'Content-Type': 'application/octet-stream' },
  json: { 'Content-Type': 'application/json' },
};
