import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The address of whoever asks, as far as it can be believed. */
export function clientAddress(c: Context, isProxyTrusted: boolean): string | undefined {
  // Without a socket, as in tests, there is no environment; hono's type does not say so.
  const bindings = c.env as Partial<HttpBindings> | undefined; // what @hono/node-server hands over
  if (bindings?.incoming) return addressOf(bindings.incoming, isProxyTrusted);
  return isProxyTrusted ? lastOf(c.req.header('X-Forwarded-For')) : undefined;
}

/** The same of a request that has not come to the app. */
export function addressOf({ headers, socket }: IncomingMessage, isProxyTrusted: boolean): string | undefined {
  const forwarded = isProxyTrusted ? lastOf(String(headers['x-forwarded-for'] ?? '')) : undefined;
  return forwarded ?? socket.remoteAddress;
}

/** The last address is the one that our own proxy saw; the ones before it are whatever the client wrote. */
function lastOf(forwarded: string | undefined): string | undefined {
  return forwarded?.split(',').at(-1)?.trim() || undefined;
}

const NETWORK_GROUPS = 4;

/** An address, or of IPv6 the network that one household has: it could have any address in that. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, NETWORK_GROUPS);
  return [...groups, ...Array<string>(NETWORK_GROUPS - groups.length).fill('0')].join(':');
}
