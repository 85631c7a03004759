import { PresentationMethod, type TransitionAction } from '@komawari/shared-proto';

/** Where a press on a banner, a popup or a piece of news leads. */
export type ActionTarget = { kind: 'page'; path: string } | { kind: 'address'; href: string; isNewTab: boolean };

/**
 * Reads an action of the wire. Editors write these addresses, so only pages of this site and web addresses are allowed: anything
 * else (`javascript:`, `//elsewhere`) leads nowhere.
 */
export function actionTarget(action: TransitionAction | undefined): ActionTarget | undefined {
  // Browsers ignore these characters anywhere in a URL, even between two slashes.
  const url = action?.url.replace(/[\t\r\n]/g, '').trim() ?? '';
  const isNewTab = action?.method === PresentationMethod.EXTERNAL;
  if (/^\/(?![/\\])/.test(url)) return isNewTab ? { kind: 'address', href: url, isNewTab } : { kind: 'page', path: url };
  if (/^https?:\/\//i.test(url)) return { kind: 'address', href: url, isNewTab };
  return undefined;
}
