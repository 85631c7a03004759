import type { Hono } from 'hono';
import { wireLanguages } from '../../wire/wireLanguages';
import { sendShared } from '../answers/answer';
import { acceptedLanguages } from '../request/acceptedLanguages';
import type { ApiEnv, Site } from '../Site';

/** `/language` (spec §7). */
export function languageRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/language', (c) => {
    const accepted = acceptedLanguages(c.req.header('Accept-Language')).slice(0, 3);
    const key = `language ${accepted.map(({ code }) => code).join()}`;
    return sendShared(c, site, key, async () => ({ languages: await wireLanguages(site, accepted) }), {
      vary: 'Accept-Language',
    });
  });
}
