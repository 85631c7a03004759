import { KEPT_CHECK_ADDRESS, parseId } from '@komawari/shared-domain';
import type { Hono } from 'hono';
import type { Content } from '../content/createContent';

/** More chapters than a device has room for. */
const MAX_IDS = 500;

/**
 * Tells a browser which of its downloaded chapters the site no longer has, so that chapters that were taken down also disappear
 * there.
 */
export function keptChapterRoutes(app: Hono, { titles }: Pick<Content, 'titles'>): void {
  app.get(KEPT_CHECK_ADDRESS, async (c) => {
    const ids = (c.req.query('ids') ?? '').split(',', MAX_IDS).flatMap((text) => parseId(text) ?? []);
    const known = await Promise.all(ids.map((id) => titles.ofChapter(id)));
    return c.json({ gone: ids.filter((_, index) => known[index] === undefined) }, 200, { 'Cache-Control': 'no-store' });
  });
}
