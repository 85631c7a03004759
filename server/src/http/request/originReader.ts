import type { SiteOptions } from '../../config/config';

/** The scheme and host under which a reader sees the site: as configured, else as the request was addressed. */
export function originReader({ publicUrl, isProxyTrusted }: SiteOptions): (request: Request) => string {
  return (request) => {
    if (publicUrl) return publicUrl;
    const { origin, host } = new URL(request.url);
    const scheme = isProxyTrusted ? request.headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim() : undefined;
    return scheme === 'https' ? `https://${host}` : origin;
  };
}
