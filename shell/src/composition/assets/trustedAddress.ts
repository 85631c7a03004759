interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string;
  };
}

type Check = (address: string) => boolean;

let check: Check = () => false;
let policy: ReturnType<TrustedTypesFactory['createPolicy']> | undefined;

/**
 * Returns the address in the form that a browser with `require-trusted-types-for 'script'` accepts for a script. Only addresses
 * that pass the check get it. Without Trusted Types, returns the address itself.
 */
export function trustedAddress(address: string, isListed: Check): string {
  // The DOM types do not include Trusted Types yet.
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return address;
  check = isListed;
  policy ??= factory.createPolicy('mf-loader', { createScriptURL: checkedAddress });
  return policy.createScriptURL(address);
}

function checkedAddress(address: string): string {
  if (!check(address)) throw new TypeError(`The composition does not list ${address}`);
  return address;
}
