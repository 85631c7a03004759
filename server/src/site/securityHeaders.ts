import type { SiteOptions } from '../config/config';

/** The differences between the policies of pages. */
export interface PagePolicy {
  /** Hashes of the style attributes in the page's own HTML (`inlineStyleHashes`). No other style attribute takes effect. */
  styleHashes?: readonly string[] | undefined;
  /** Hashes of the releases' stylesheets that are inline in the page (`InlineSheet`). */
  sheetHashes?: readonly string[] | undefined;
  /** The hash of the only script in the page's own HTML (`startScriptHash`). */
  scriptHash?: string | undefined;
  /** A page without the shell. Its own loader has a Trusted Types policy. */
  isWebview?: boolean;
  /** The origins on which developers serve remotes of this page (`previews`). */
  sources?: readonly string[] | undefined;
}

/** The only Trusted Types policy of a page, which the shell creates before any other code runs (shell/src/composition/assets). */
const SCRIPT_POLICY = 'mf-loader';

/**
 * The policies of a page without the shell: the one of webpack's loader (tooling/webpack.mjs), which has no list of allowed URLs,
 * and the one of its single worker.
 */
const WEBVIEW_POLICIES = 'webview-loader webview-worker';

/**
 * What a page may load and do. It allows no inline script except the start script, no eval, and no inline style except those of
 * the brand and its releases. It allows no script or worker whose URL the shell has not found in the composition. Images and API
 * calls may also use the hosts that the operator has configured.
 */
export function contentSecurityPolicy(
  options: SiteOptions,
  { styleHashes = [], sheetHashes = [], scriptHash, isWebview = false, sources = [] }: PagePolicy = {},
): string {
  const { publicUrl, questionnaireBase, analyticsUrl, brand } = options;
  const own = publicUrl && new URL(publicUrl).origin;
  const survey = /^https?:/.test(questionnaireBase) ? new URL(questionnaireBase).origin : undefined;
  const analytics = analyticsUrl && new URL(analyticsUrl).origin;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const attributes = styleHashes.length > 0 ? ["'unsafe-hashes'", ...quoted(styleHashes)] : [];
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", scriptHash && `'${scriptHash}'`, ...sources],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [isWebview ? WEBVIEW_POLICIES : SCRIPT_POLICY],
    'style-src': ["'self'", `'${brand.styleHash}'`, ...sources, ...attributes, ...quoted(sheetHashes)],
    'img-src': ["'self'", 'data:', 'blob:', own, ...sources],
    'font-src': ["'self'", ...sources],
    'connect-src': ["'self'", own, survey, analytics, ...sources.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')])],
    // A worker from a data URL has no origin (shared-ui/src/browser/readLocaleTables.ts). Trusted Types restrict which ones are
    // allowed.
    'worker-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ');
}

/**
 * Files that pages of other origins may show or run: images in other clients, and remotes in a site that is composed from several
 * hosts.
 */
const FOR_ALL_ORIGINS = /^\/(images|shell|remotes|feeds)\//;

/** A year, as the preload lists of browsers require. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** The headers of every answer. A browser stays on TLS if the operator says that readers use it. */
export function commonHeaders({ publicUrl }: Pick<SiteOptions, 'publicUrl'>, pathname: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': FOR_ALL_ORIGINS.test(pathname) ? 'cross-origin' : 'same-origin',
    ...(publicUrl?.startsWith('https:') && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  };
}

/**
 * The headers of every page. Readers' pages leave out `Cross-Origin-Opener-Policy`, because with it a browser starts a new
 * process when a reader arrives (docs/decisions/0157-no-process-of-its-own.md).
 */
export const PAGE_HEADERS = {
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;
