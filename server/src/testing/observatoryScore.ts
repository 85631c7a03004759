/** An answer as the scanner gets it over TLS. */
export interface ScannedPage {
  /** By lower-case name. */
  header: (name: string) => string | null;
  cookies: readonly string[];
  html: string;
}

const HALF_A_YEAR_S = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const BROAD = /^(?:\*|https?:|ftp:|data:|'unsafe-inline'|'unsafe-eval'|https?:\/\/\*.*)$/;

/**
 * The points of Mozilla's HTTP Observatory (developer.mozilla.org/observatory, "Tests & Scoring") by name, added to 100. What
 * depends on the host and not on the page (redirects from HTTP and browsers' preload lists) is the proxy's task and left out.
 */
export function observatoryPoints({ header, cookies, html }: ScannedPage): Record<string, number> {
  const policy = directivesOf(header('content-security-policy') ?? '');
  return {
    policy: pointsOfPolicy(policy),
    cookies: pointsOfCookies(cookies),
    crossOriginSharing: header('access-control-allow-credentials') === 'true' ? -50 : 0,
    referrer: PRIVATE_REFERRERS.includes(header('referrer-policy') ?? '') ? 5 : -5,
    transport: pointsOfTransport(header('strict-transport-security')),
    integrity: pointsOfIntegrity(html),
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: policy.has('frame-ancestors') ? 5 : header('x-frame-options') ? 0 : -20,
    crossOriginReading: ['same-origin', 'same-site'].includes(header('cross-origin-resource-policy') ?? '') ? 10 : 0,
  };
}

/** Bonus points count only from a base of 90. */
export function observatoryScore(points: Record<string, number>): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(Object.values(points).filter((value) => value < 0));
  return base < 90 ? Math.max(0, base) : base + sum(Object.values(points).filter((value) => value > 0));
}

function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const parts = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])));
}

function pointsOfPolicy(policy: ReadonlyMap<string, readonly string[]>): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  if ([...sourcesOf('script-src'), ...sourcesOf('object-src')].some((source) => BROAD.test(source))) return -20;
  if (sourcesOf('img-src').some((source) => source.startsWith('http:'))) return -10;
  if (sourcesOf('style-src').some((source) => BROAD.test(source))) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function pointsOfCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie) && /;\s*httponly/i.test(cookie)) ? 5 : 0;
}

function pointsOfTransport(value: string | null): number {
  if (value === null) return -20;
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) < HALF_A_YEAR_S ? -10 : 0;
}

function pointsOfIntegrity(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const elsewhere = scripts.filter(([, src = '']) => !/^\/(?!\/)/.test(src));
  const isChecked = ([tag]: RegExpMatchArray) => tag.includes(' integrity="');
  if (elsewhere.some((script) => !isChecked(script))) return -5;
  return scripts.some(isChecked) ? 5 : 0;
}
