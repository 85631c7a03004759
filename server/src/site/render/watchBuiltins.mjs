import vm from 'node:vm';

// A bundle may replace what the check itself needs.
const { getOwnPropertyDescriptor, ownKeys } = Reflect;

/**
 * Remembers the functions and objects of the language as they are now (`JSON.stringify`, `Array.prototype.map`, `Date`). All
 * bundles of a thread share them, so a bundle that replaces one changes the pages of other teams.
 * @returns a function that names one that was replaced or removed since; undefined if there is none
 */
export function watchBuiltins() {
  const known = namesOfTheLanguage().flatMap((name) => {
    const { value } = getOwnPropertyDescriptor(globalThis, name) ?? {};
    return isShared(value) ? [{ owner: globalThis, key: name, name, value, get: undefined, set: undefined }] : [];
  });
  const seen = new Set([globalThis]);
  for (const { name, value } of [...known]) remember(value, name, known, seen);
  return () => {
    // No iterator, because that may be what was replaced.
    for (let at = 0; at < known.length; at += 1) {
      const { owner, key, name, value, get, set } = known[at];
      const now = getOwnPropertyDescriptor(owner, key);
      if (!now || now.value !== value || now.get !== get || now.set !== set) return name;
    }
    return undefined;
  };
}

/** A new context has the globals of the language, without Node's own. The thread has a console of its own. */
function namesOfTheLanguage() {
  return vm.runInNewContext('Object.getOwnPropertyNames(globalThis)').filter((name) => name !== 'console');
}

/** Adds the properties of an object, and of the objects that they lead to. */
function remember(owner, path, known, seen) {
  if (seen.has(owner)) return;
  seen.add(owner);
  for (const key of ownKeys(owner)) {
    const { value, get, set } = getOwnPropertyDescriptor(owner, key);
    if (!isShared(value) && !get && !set) continue;
    const name = typeof key === 'symbol' ? `${path}[${key.description}]` : `${path}.${key}`;
    known.push({ owner, key, name, value, get, set });
    if (isShared(value)) remember(value, name, known, seen);
  }
}

function isShared(value) {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
