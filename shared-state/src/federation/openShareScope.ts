/** A module that exists once on the page, as webpack's containers keep it. */
interface SharedVersion {
  from: string;
  loaded?: 1;
  get: () => unknown;
}

/** The shared modules by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>;

// What webpack puts in the place of these two names (docs/decisions/0116-webpacks-own-federation.md).
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { default: ShareScope };

/** What the host shares with its remotes. Kept where tools of the field look for it too. */
export function openShareScope(): ShareScope {
  __webpack_init_sharing__('default');
  const scope = __webpack_share_scopes__.default;
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: [{ shareScopeMap: { default: scope } }] } });
  return scope;
}
