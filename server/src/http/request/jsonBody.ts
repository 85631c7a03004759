import type { Context } from 'hono';
import type { z } from 'zod';
import { RequestError } from '../errors/RequestError';

/** A request's JSON; nothing where there is none. */
export async function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined);
}

/** What was sent, in the form that a schema wants. The first thing that is wrong with it is named by its path below `name`. */
export function checkedBody<Schema extends z.ZodType>(schema: Schema, sent: unknown, name: string): z.infer<Schema> {
  const result = schema.safeParse(sent);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [name, ...(issue?.path ?? [])].map(String).filter(Boolean).join('.');
  throw new RequestError('badRequest', `${path}: ${issue?.message ?? 'cannot be used'}`);
}
