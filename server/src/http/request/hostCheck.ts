import os from 'node:os';
import type { SiteOptions } from '../../config/config';

/** URLs in answers start with the requested host, so it must be a valid host. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

const PORT = /:\d+$/;

/** Why a request is refused, with its status (RFC 9110, 15.5). */
export interface HostRefusal {
  status: 400 | 421;
  text: string;
}

/**
 * Whether the site answers under a host's name, and if not, why. With a public URL, every answer starts with that URL, whatever
 * host was requested. Without one, each host has its own answers and pages, so a client could force the server to build them all
 * again by inventing names. Then only the names and addresses of this machine are allowed, and those that the operator has added.
 */
export function hostCheck(options: Pick<SiteOptions, 'publicUrl' | 'allowedHosts'>): (host: string) => HostRefusal | undefined {
  const known = new Set(['localhost', os.hostname().toLowerCase(), ...ownAddresses(), ...options.allowedHosts]);
  return (host) => {
    if (!HOST.test(host)) return { status: 400, text: 'The Host header is not the name of a host.' };
    const name = host.toLowerCase().replace(PORT, '');
    if (options.publicUrl || known.has(name) || name.endsWith('.localhost')) return undefined;
    const advice = 'If it should, set PUBLIC_URL to the address that readers use, or add the name to ALLOWED_HOSTS.';
    return { status: 421, text: `This server does not answer for ${host}. ${advice}` };
  };
}

/** In the format of URLs: IPv6 addresses in brackets, without the zone. */
function ownAddresses(): string[] {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.map(({ address, family }) => (family === 'IPv6' ? `[${address.replace(/%.*$/, '')}]` : address));
}
