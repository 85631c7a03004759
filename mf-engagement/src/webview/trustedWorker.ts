interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (address: string) => string };
}

/**
 * Returns the address in the form that a browser with `require-trusted-types-for 'script'` accepts for a worker. A webview starts
 * one worker itself, so there is a policy for this address (server/src/site/securityHeaders.ts). Scripts use webpack's policy.
 */
export function trustedWorker(address: string): string {
  // The DOM types do not include Trusted Types yet.
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  return factory?.createPolicy('webview-worker', { createScriptURL: () => address }).createScriptURL(address) ?? address;
}
