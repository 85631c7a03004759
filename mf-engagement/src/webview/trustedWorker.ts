interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (address: string) => string };
}

/**
 * The form of an address in which a browser with `require-trusted-types-for 'script'` starts a worker from it. A webview starts one
 * by itself, so there is a policy for this one address (server/src/site/securityHeaders.ts); its scripts are of webpack's policy.
 */
export function trustedWorker(address: string): string {
  // The types of the DOM do not know it yet.
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  return factory?.createPolicy('webview-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address;
}
