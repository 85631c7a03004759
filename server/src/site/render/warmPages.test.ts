import { Hono } from 'hono';
import { isInternalCall } from '../../http/request/internalCall';
import type { LiveSite } from '../composition/compositionSource';
import { isInCanary } from '../deployments/rollout';
import { warmPages } from './warmPages';

const BASE = { number: 1, versions: {} } as LiveSite;

/** The requests that the site makes when it first sees these deployments. */
function askedFor(...deployments: LiveSite[]) {
  const asked: { address: string; cookie: string | undefined; isOwn: boolean }[] = [];
  const app = new Hono().get('*', (c) => {
    asked.push({ address: c.req.url, cookie: c.req.header('Cookie'), isOwn: isInternalCall(c) });
    return c.text('');
  });
  const listeners: ((site: LiveSite) => void)[] = [];
  warmPages(app, { composition: { onLive: (listener) => void listeners.push(listener) }, url: 'https://comics.example' });
  for (const site of deployments) for (const listener of listeners) listener(site);
  return asked;
}

test('requests the first page of each deployment as an internal call', () => {
  const home = { address: 'https://comics.example/updates', cookie: undefined, isOwn: true };
  expect(askedFor(BASE, { ...BASE, number: 2 })).toEqual([home, home]);
});

test('requests the page of a canary with one of its buckets', () => {
  const canary = { weight: 100, salt: 'of this rollout' } as NonNullable<LiveSite['canary']>;
  const [, ofCanary] = askedFor({ ...BASE, canary });
  const bucket = /^bucket=(\d+)$/.exec(ofCanary?.cookie ?? '')?.[1];
  expect(isInCanary(Number(bucket), canary)).toBe(true);
});
