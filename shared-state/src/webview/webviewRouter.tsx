/** Replaces the router on a webview: the address never changes, and links leave the page. */
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

/** Nothing of the site is loaded here, so a link within the site is an ordinary link. The app decides what opens it. */
export function Link({ to, ...props }: WebviewLinkProps) {
  return <a href={to} {...props} />;
}
