import type { SiteOptions } from '../../config/config';

/** The scheme and host under which the reader of a request sees the site. */
export type OriginReader = (request: Request) => string;

/** As configured, else as the request was addressed. */
export function originReader({ publicUrl, isProxyTrusted }: Pick<SiteOptions, 'publicUrl' | 'isProxyTrusted'>): OriginReader {
  return (request) => {
    if (publicUrl) return publicUrl;
    const { origin, host } = new URL(request.url);
    const scheme = isProxyTrusted ? request.headers.get('X-Forwarded-Proto')?.split(',').at(-1)?.trim() : undefined;
    return scheme === 'https' ? `https://${host}` : origin;
  };
}
