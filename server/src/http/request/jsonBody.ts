import type { Context } from 'hono';
import type { z } from 'zod';
import { RequestError } from '../errors/RequestError';

/** The request's JSON; undefined if there is none. */
export async function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}

/** The sent value, parsed by a schema. An error message names the path of the first invalid value below `name`. */
export function checkedBody<Schema extends z.ZodType>(schema: Schema, sent: unknown, name: string): z.infer<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [name, ...(issue?.path ?? [])].map(String).filter(Boolean).join('.');
  throw new RequestError('badRequest', `${path}: ${issue?.message ?? 'cannot be used'}`);
}
