import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { wireFeatured } from '../../wire/wireHome';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';
import { languageParameter } from '../request/parameters';

type Inputs = Pick<Content, 'banners' | 'featuredLists'>;

/** `/featured` (docs/specification.md §7). */
export function featuredRoutes(api: Hono<ApiEnv>, { banners, featuredLists }: Inputs, sendShared: SendShared): void {
  api.get('/featured', (c) => {
    const { code, wire } = languageParameter((name) => c.req.query(name));
    return sendShared(c, `featured ${code}`, async () => {
      const placed = await banners.at(wire, ['main', 'sub1', 'sub2', 'content']);
      const value = wireFeatured(c.var.origin, placed, await featuredLists.of(wire));
      return { view: { kind: 'featuredTitlesView', value } };
    });
  });
}
