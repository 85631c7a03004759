/** What a browser with Trusted Types has: a policy of a given name can be created only once. */
const made: { name: string; rules: { createScriptURL: (address: string) => string } }[] = [];

beforeEach(() => {
  jest.resetModules();
  made.length = 0;
  const createPolicy = (name: string, rules: (typeof made)[number]['rules']) => {
    made.push({ name, rules });
    return { createScriptURL: (address: string) => ({ trusted: rules.createScriptURL(address) }) };
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('a URL that passes its check becomes a trusted URL, by one policy for all', async () => {
  const { trustedAddress } = await import('./trustedAddress');
  expect(trustedAddress('/one.js', (address) => address === '/one.js')).toEqual({ trusted: '/one.js' });
  expect(trustedAddress('/two.js', (address) => address === '/two.js')).toEqual({ trusted: '/two.js' });
  expect(made.map(({ name }) => name)).toEqual(['mf-loader']);
});

test('a URL that fails its check is refused', async () => {
  const { trustedAddress } = await import('./trustedAddress');
  expect(() => trustedAddress('https://elsewhere.example/x.js', () => false)).toThrow('does not list');
});

test('a browser without Trusted Types gets the URL as it is', async () => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  const { trustedAddress } = await import('./trustedAddress');
  expect(trustedAddress('/one.js', () => true)).toBe('/one.js');
});
