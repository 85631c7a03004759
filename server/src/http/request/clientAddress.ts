import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The address of the client, as far as it can be trusted. */
export function clientAddress(c: Context, isProxyTrusted: boolean): string | undefined {
  // Without a socket, as in tests, there is no environment. Hono's type does not say so.
  const bindings = c.env as Partial<HttpBindings> | undefined; // the object that @hono/node-server passes
  if (bindings?.incoming) return addressOf(bindings.incoming, isProxyTrusted);
  return isProxyTrusted ? lastOf(c.req.header('X-Forwarded-For')) : undefined;
}

/** The same for a request that has not reached the app. */
export function addressOf({ headers, socket }: IncomingMessage, isProxyTrusted: boolean): string | undefined {
  const forwarded = isProxyTrusted ? lastOf(String(headers['x-forwarded-for'] ?? '')) : undefined;
  return forwarded ?? socket.remoteAddress;
}

/** Our own proxy added the last address. The client could have written the ones before it. */
function lastOf(forwarded: string | undefined): string | undefined {
  return forwarded?.split(',').at(-1)?.trim() || undefined;
}

const NETWORK_GROUPS = 4;

/** The address itself for IPv4. For IPv6 the household's network, because the household may use any address in it. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, NETWORK_GROUPS);
  return [...groups, ...Array<string>(NETWORK_GROUPS - groups.length).fill('0')].join(':');
}
