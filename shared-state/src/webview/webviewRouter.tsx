/** In the place of the router on a webview: an address that stays, and links that leave the page. */
import type { AnchorHTMLAttributes } from 'react';
import type { PageAddress } from './addressOfPage';
import { useWebviewContext } from './webviewContext';

export function useParams(): PageAddress['params'] {
  return useWebviewContext().address.params;
}

export function useSearchParams(): readonly [URLSearchParams] {
  return [useWebviewContext().address.search];
}

export interface WebviewLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** Nothing of the site is loaded here, so a link within the site is a link like any other: the app decides what opens it. */
export function Link({ to, ...props }: WebviewLinkProps) {
  return <a href={to} {...props} />;
}
