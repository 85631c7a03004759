import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { titleCounts } from '../../content/lists/titleLists';
import { wireLanguages } from '../../wire/wireLanguages';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';
import { firstLanguages } from '../request/acceptedLanguages';

/** `/language` (docs/specification.md §7). */
export function languageRoutes(api: Hono<ApiEnv>, { listed }: Pick<Content, 'listed'>, sendShared: SendShared): void {
  api.get('/language', (c) => {
    const accepted = firstLanguages(c.req.header('Accept-Language'));
    const key = `language ${accepted.map(({ code }) => code).join()}`;
    const build = async () => ({ languages: wireLanguages(titleCounts(await listed.all()), accepted) });
    return sendShared(c, key, build, { vary: 'Accept-Language' });
  });
}
