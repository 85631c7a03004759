import type { SiteOptions } from '../config/config';

/** What differs by page in what it may do. */
export interface PagePolicy {
  /** Of the style attributes that stand in the page's own HTML (`inlineStyleHashes`); no other takes effect. */
  styleHashes?: readonly string[] | undefined;
  /** Of the stylesheets of releases that stand in it (`InlineSheet`). */
  sheetHashes?: readonly string[] | undefined;
  /** Of the one script that stands in the page's own HTML (`startScriptHash`). */
  scriptHash?: string | undefined;
  /** A page without the shell, whose own loader has a policy. */
  isWebview?: boolean;
  /** Where remotes of this page are built while they are worked on (`previews`). */
  sources?: readonly string[] | undefined;
}

/** The one policy of Trusted Types of a page, which the shell makes before any other code runs (shell/src/composition/assets). */
const SCRIPT_POLICY = 'mf-loader';

/** The same of a page without the shell: that of webpack's loader (tooling/webpack.mjs), which lists nothing, and that of its one worker. */
const WEBVIEW_POLICIES = 'webview-loader webview-worker';

/**
 * What a page may load and do. No inline script but the one that brings the others, no eval, no style in the page but the brand's
 * and those of its releases, and no script or worker by an address that the shell has not found in the composition; images and
 * calls also where the operator says they live.
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
    // A worker of text has no origin (shared-ui/src/browser/readLocaleTables.ts); Trusted Types say which.
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

/**
 * On every page. Readers' pages leave out `Cross-Origin-Opener-Policy`, for which a browser begins a process of its own when a
 * reader arrives (docs/decisions/0157-no-process-of-its-own.md).
 */
export const PAGE_HEADERS = {
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;
