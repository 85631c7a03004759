import type { SiteComposition } from '@komawari/shared-state/contract';
import type { Context } from 'hono';
import { type StoredBody, storedBody } from '../delivery/StoredBody';
import { sendStored } from '../delivery/sendStored';
import { IMMUTABLE, missing } from './assets/assetRoutes';
import type { Delivery } from './createDelivery';
import { forBrowser } from './page/forBrowser';

const QUALITY = 11;

/** Any recorded composition by its ID, in the form for browsers. Pages that started with an outline of it request it here. */
export function compositionRoute({ composition }: Pick<Delivery, 'composition'>) {
  const bodies = new WeakMap<SiteComposition, StoredBody>();
  return async (c: Context) => {
    const found = await composition.find(c.req.param('id') ?? '');
    if (!found) return missing(c);
    const body = bodies.get(found) ?? storedBody(new TextEncoder().encode(JSON.stringify(forBrowser(found))), QUALITY);
    bodies.set(found, body);
    return sendStored(c, body, { 'Content-Type': 'application/json', 'Cache-Control': IMMUTABLE });
  };
}
