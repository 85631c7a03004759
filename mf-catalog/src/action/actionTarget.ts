import { PresentationMethod, type TransitionAction } from '@komawari/shared-proto';

/** Where a press on a banner, a popup or a piece of news leads. */
export type ActionTarget =
  | { kind: 'page'; path: string }
  | { kind: 'address'; href: string; isNewTab: boolean };

/**
 * Reads an action of the wire. Editors write addresses, so only pages of this site and web addresses are followed:
 * anything else (`javascript:`, `//elsewhere`) leads nowhere.
 */
export function actionTarget(action: TransitionAction | undefined): ActionTarget | undefined {
  const url = action?.url.trim() ?? '';
  const isNewTab = action?.method === PresentationMethod.EXTERNAL;
  if (/^\/(?![/\\])/.test(url)) return isNewTab ? { kind: 'address', href: url, isNewTab } : { kind: 'page', path: url };
  if (/^https?:\/\//i.test(url)) return { kind: 'address', href: url, isNewTab };
  return undefined;
}

/** The id of the title that an action leads to, so that a picture without words can be called by a name. */
export function titleIdOf(action: TransitionAction | undefined): number | undefined {
  const id = /^\/titles\/(\d+)$/.exec(action?.url ?? '')?.[1];
  return id === undefined ? undefined : Number(id);
}
