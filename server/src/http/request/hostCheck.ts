import os from 'node:os';
import type { SiteOptions } from '../../config/config';

/** Addresses in answers begin with the host that was asked, so it must be one. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

const PORT = /:\d+$/;

/** Why a request is not answered, with its status (RFC 9110, 15.5). */
export interface HostRefusal {
  status: 400 | 421;
  text: string;
}

/**
 * Whether the site may be asked for under a host's name, and if not, why. With a public URL every answer begins with that,
 * whatever was asked; without one each name has answers and pages of its own, so that a client could have them all made anew
 * by inventing names: then the names and addresses of this machine count, and those that the operator allows.
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

/** As they stand in an address: those of IPv6 in brackets, without the zone. */
function ownAddresses(): string[] {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.map(({ address, family }) => (family === 'IPv6' ? `[${address.replace(/%.*$/, '')}]` : address));
}
