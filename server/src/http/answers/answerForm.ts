import { jsonOfResponse } from '@komawari/shared-proto/encode';
import type { Context } from 'hono';

/** In which form a client wants its answers: as bytes of the wire, or as JSON for whoever sends `format=json`. */
export type AnswerForm = 'protobuf' | 'json';

export function answerForm(c: Context): AnswerForm {
  return c.req.query('format') === 'json' ? 'json' : 'protobuf';
}

/** The body of an answer in a form. */
export function inForm(form: AnswerForm, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return form === 'json' ? new TextEncoder().encode(JSON.stringify(jsonOfResponse(bytes))) : bytes;
}

export const ANSWER_TYPES: Record<AnswerForm, { 'Content-Type': string }> = {
  protobuf: { 'Content-Type': 'application/octet-stream' },
  json: { 'Content-Type': 'application/json' },
};
