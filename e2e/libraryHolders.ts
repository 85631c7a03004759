export interface LoadedScript {
  address: string;
  text: string;
}

/** Text that only the library itself contains, and that no minifier removes. */
const MARKS: Readonly<Record<string, string>> = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'React Router': '__reactRouterVersion',
  Redux: '@@redux/INIT',
  'RTK Query': 'internal_getRTKQSubscriptions',
  'React Intl': '[React Intl] Could not find required `intl` object',
};

/**
 * Which scripts of the page contain which library, each once.
 * The share scope of the federation runtime does not know of a bundled copy.
 */
export function holdersOf(scripts: readonly LoadedScript[]): Record<string, string[]> {
  const addresses = (mark: string) => scripts.filter(({ text }) => text.includes(mark)).map(({ address }) => address);
  return Object.fromEntries(Object.entries(MARKS).map(([library, mark]) => [library, [...new Set(addresses(mark))]]));
}
