import type { SiteOptions } from '../config/config';

/**
 * What a page may load and do. No inline script, no eval, no style of the page's own but the brand's; images and calls also
 * where the operator says they live.
 * @param styleHashes of the style attributes that stand in the page's own HTML (`inlineStyleHashes`); no other takes effect
 */
export function contentSecurityPolicy(options: SiteOptions, styleHashes: readonly string[] = []): string {
  const { publicUrl, questionnaireBase, analyticsUrl, brand } = options;
  const own = publicUrl && new URL(publicUrl).origin;
  const survey = /^https?:/.test(questionnaireBase) ? new URL(questionnaireBase).origin : undefined;
  const analytics = analyticsUrl && new URL(analyticsUrl).origin;
  const inPage = ["'unsafe-hashes'", ...styleHashes.map((hash) => `'${hash}'`)];
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", `'${brand.styleHash}'`, ...(styleHashes.length > 0 ? inPage : [])],
    'img-src': ["'self'", 'data:', 'blob:', own],
    'font-src': ["'self'"],
    'connect-src': ["'self'", own, survey, analytics],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/** What pages of other origins may draw or run: pictures in other readers' clients, remotes in a site composed of several hosts. */
const FOR_ALL_ORIGINS = /^\/(images|shell|remotes|feeds)\//;

/** A year, as the lists of browsers want it. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** On every answer. A browser keeps to TLS where the operator says that readers use it. */
export function commonHeaders({ publicUrl }: Pick<SiteOptions, 'publicUrl'>, pathname: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': FOR_ALL_ORIGINS.test(pathname) ? 'cross-origin' : 'same-origin',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  };
}

/** On every page. */
export const PAGE_HEADERS = {
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;
