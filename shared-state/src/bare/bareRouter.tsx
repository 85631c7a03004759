/** In the place of the router on a bare page: an address that stays, and links that leave the page. */
import type { AnchorHTMLAttributes } from 'react';
import type { PageAddress } from './addressOfPage';
import { useSurroundings } from './bareSurroundings';

export function useParams(): PageAddress['params'] {
  return useSurroundings().address.params;
}

export function useSearchParams(): readonly [URLSearchParams] {
  return [useSurroundings().address.search];
}

export interface BareLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Nothing of the site is loaded here, so a link within the site is a link like any other: the app decides what opens it. */
export function Link({ to, ...props }: BareLinkProps) {
  return <a href={to} {...props} />;
}
