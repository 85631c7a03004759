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
 * The form of an address in which a browser with `require-trusted-types-for 'script'` accepts it as a script.
 * Only addresses that pass the check get it. Without Trusted Types it is the address itself.
 */
export function trustedAddress(address: string, isListed: Check): string {
  // The types of the DOM do not know it yet.
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
