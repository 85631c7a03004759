import { decodeSegment } from '@komawari/shared-domain';

/** The values that a page reads from its own address. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** Extracts the parameters of a route (`/webview/faq/:language`) from the address that the server matched with it. */
export function addressOfPage(route: string, { pathname, search }: Pick<Location, 'pathname' | 'search'>): PageAddress {
  const actual = segments(pathname);
  const named = segments(route).flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), decodeSegment(actual[index] ?? '')] as const] : [],
  );
  return { params: Object.fromEntries(named), search: new URLSearchParams(search) };
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}
