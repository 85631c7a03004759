import { decodeSegment } from '@komawari/shared-domain';
import type { RemoteRelease, RemoteRoute, SiteComposition } from '@komawari/shared-state/contract';

/** The page of a remote at a URL. */
export interface RouteMatch {
  release: RemoteRelease;
  route: RemoteRoute;
  /** The parameters of the path, decoded. */
  params: Readonly<Record<string, string>>;
}

/** Finds the remote that owns a URL. If several patterns match, the most specific one wins, as in the router in the browser. */
export function matchRoute({ remotes }: SiteComposition, pathname: string): RouteMatch | undefined {
  const matches = remotes.flatMap((release) =>
    release.routes.flatMap((route): (RouteMatch & { rank: string })[] => {
      const params = matchPattern(route.path, pathname);
      return params ? [{ release, route, params, rank: rankOf(route.path) }] : [];
    }),
  );
  return matches.sort((a, b) => (a.rank < b.rank ? 1 : -1))[0];
}

function matchPattern(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = segments(pattern);
  const actual = segments(pathname);
  const isOpen = expected.at(-1) === '*';
  if (isOpen ? actual.length < expected.length - 1 : actual.length !== expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    if (part === '*') break;
    const value = actual[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeSegment(value);
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

/** One letter per segment. Exact segments sort above parameters, and parameters above wildcards. */
function rankOf(pattern: string): string {
  return segments(pattern)
    .map((part) => (part === '*' ? 'a' : part.startsWith(':') ? 'b' : 'c'))
    .join('');
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
