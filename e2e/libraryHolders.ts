export interface LoadedScript {
  address: string;
  text: string;
}

/** Text that only the library itself has in it, and that no minifier takes out. */
const MARKS: Readonly<Record<string, string>> = {
  React: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'React Router': '__reactRouterVersion',
  Redux: '@@redux/INIT',
  'RTK Query': 'internal_getRTKQSubscriptions',
  'React Intl': '[React Intl] Could not find required `intl` object',
};

/**
 * Which scripts of the page bring which library along, each once.
 * The share scope of the federation runtime cannot know of a copy that was bundled.
 */
export function holdersOf(scripts: readonly LoadedScript[]): Record<string, string[]> {
  const addresses = (mark: string) => scripts.filter(({ text }) => text.includes(mark)).map(({ address }) => address);
  return Object.fromEntries(Object.entries(MARKS).map(([library, mark]) => [library, [...new Set(addresses(mark))]]));
}
