import type { SiteOptions } from '../../config/config';

/** The scheme and host under which the reader of a request sees the site. */
export type OriginReader = (request: Request) => string;

/** The configured origin, or else the one of the request's URL. */
export function originReader({ publicUrl, isProxyTrusted }: Pick<SiteOptions, 'publicUrl' | 'isProxyTrusted'>): OriginReader {
  return (request) => {
    if (publicUrl) return publicUrl;
    const { origin, host } = new URL(request.url);
    const scheme = isProxyTrusted ? request.headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim() : undefined;
    return scheme === 'https' ? `https://${host}` : origin;
  };
}
