/**
 * The calls that a route's first screen is drawn from, as data: the build checks them, `release.json` carries them, and
 * the server resolves them for an address without knowing the remote (docs/decisions/0044-data-needs.md).
 * No imports but types: the build reads this file by itself.
 */

/**
 * What an answer can depend on besides its own address, and what follows.
 * - `session`: it holds something of one reader (a favorite, a like). The browser may preload it, since the session travels
 *   in a cookie of the API's too; what is kept for everyone never holds it.
 * - `region`: it differs by the reader's country, where a proxy tells that. The same holds for it.
 */
export const DATA_DEPENDENCIES = ['session', 'region'] as const;

export type DataDependency = (typeof DATA_DEPENDENCIES)[number];

/** A value that readers choose among a few, so that the server can tell it before the page runs. */
export interface ChosenValue {
  /** `address`: a parameter in the query of the page's address. `cookie`: a choice that the page left with `leaveChoice`. */
  from: 'address' | 'cookie';
  name: string;
  /** All that it can be. Whatever else is found counts as the first. */
  oneOf: readonly [string, ...string[]];
}

/** A GET of the API that the first screen makes. */
export interface DataNeed {
  /** Below the API's base, for example `/title_detail`. */
  path: string;
  /**
   * Parameters, as the page's own call has them: a browser takes a preload for the same address alone.
   * `:titleId` is a parameter of the route's path, `{lang}` the three-letter code of the page's language; any other text
   * stands for itself.
   */
  query?: Readonly<Record<string, string | ChosenValue>>;
  /** Nothing here means that everyone gets the same answer from the same address. */
  dependsOn?: readonly DataDependency[];
  /**
   * All of the answer is one reader's (their favorites), so that there is nothing in it to render for everyone. Otherwise
   * a server renders what depends on the session as it is for nobody.
   */
  isPersonal?: boolean;
  /**
   * Asking changes nothing on the server (RFC 9110, 9.2.1: a safe request), which opening a chapter does. So a new reader, of
   * whom the server knows nothing yet, may take what it is for nobody without asking.
   */
  isSafe?: boolean;
}

/** Where the values of a need come from, for one address of the page. */
export interface NeedSources {
  /** Parameters of the route's path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The three-letter code of the page's language. */
  lang: string;
  /** The query of the page's address. */
  search: URLSearchParams;
  /** What the reader has left in a cookie. */
  cookie: (name: string) => string | undefined;
}

/**
 * Path and query of a call below the API's base, its parameters by their names. Whoever makes a call writes its address so, or
 * the two are not the same.
 */
export function callAddress(path: string, params: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.append(name, String(value));
  // A database that keeps a declared call may give its parameters back in another order.
  query.sort();
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The choices in cookies that needs depend on, as a reader has left them, by the cookie's name. */
export function cookieChoices(needs: readonly DataNeed[], cookie: NeedSources['cookie']): Record<string, string> {
  const values = needs.flatMap(({ query = {} }) => Object.values(query));
  const inCookies = values.flatMap((value) => (typeof value !== 'string' && value.from === 'cookie' ? [value] : []));
  return Object.fromEntries(inCookies.map((value) => [value.name, chosenOf(value, cookie(value.name))]));
}

/** The call that a need is at one address of the page. */
export function resolveNeed({ path, query = {} }: DataNeed, sources: NeedSources): string {
  const values = Object.entries(query).map(([name, value]) => [name, resolveValue(value, sources)]);
  return callAddress(path, Object.fromEntries(values));
}

function resolveValue(value: string | ChosenValue, sources: NeedSources): string | undefined {
  const { search, cookie } = sources;
  if (typeof value !== 'string') return chosenOf(value, value.from === 'address' ? search.get(value.name) : cookie(value.name));
  if (value === '{lang}') return sources.lang;
  return value.startsWith(':') ? sources.params[value.slice(1)] : value;
}

function chosenOf({ oneOf }: ChosenValue, found: string | null | undefined): string {
  return oneOf.find((candidate) => candidate === found) ?? oneOf[0];
}

/**
 * Why a need cannot be met before the page runs, if it cannot. The build stops with these words, so that nothing that a
 * team declares is dropped later without a word.
 */
export function needProblem(routePath: string, { path, query = {}, dependsOn = [] }: DataNeed): string | undefined {
  if (!/^(\/[\w-]+)+$/.test(path)) {
    return `"${path}" is not the path of a call below the API's base, such as /title_detail; parameters go into \`query\``;
  }
  const problem = Object.entries(query)
    .map(([name, value]) => valueProblem(routePath, name, value))
    .find(Boolean);
  if (problem) return `${path}: ${problem}`;
  const unknown = dependsOn.find((name) => !DATA_DEPENDENCIES.includes(name));
  return unknown && `${path}: depends on "${unknown}", and an answer can depend on ${DATA_DEPENDENCIES.join(' or ')}`;
}

function valueProblem(routePath: string, name: string, value: string | ChosenValue): string | undefined {
  if (typeof value !== 'string') {
    const isWhole =
      (value.from === 'address' || value.from === 'cookie') && /^[\w.-]+$/.test(value.name) && value.oneOf.length > 0;
    return isWhole ? undefined : `the choice behind "${name}" needs \`from\` ("address" or "cookie"), a name, and \`oneOf\``;
  }
  if (value.startsWith(':') && !routePath.split('/').includes(value)) {
    return `"${name}" is ${value}, and the route ${routePath} has no such parameter`;
  }
  if (/[{}]/.test(value) && value !== '{lang}') {
    return `"${name}" is ${value}, which is known only once the page runs: the server can fill :parameters of the route, {lang}, and choices`;
  }
  return undefined;
}
