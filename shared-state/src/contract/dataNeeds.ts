/**
 * The calls that a route's first screen needs, as data. The build checks them, `release.json` contains them, and the server
 * resolves them for an address without knowing the remote (docs/decisions/0044-data-needs.md).
 * This file imports only types, because the build reads it on its own.
 */

/**
 * What an answer can depend on besides its own address, and what follows from that.
 * - `session`: it contains something of one reader (a favorite, a like). The browser may preload it, because the session is also
 *   sent in a cookie to the API. What is cached for everyone never contains it.
 * - `region`: it differs by the reader's country, if a proxy reports that. The same rules apply.
 */
export const DATA_DEPENDENCIES = ['session', 'region'] as const;

export type DataDependency = (typeof DATA_DEPENDENCIES)[number];

/** One of a few values that readers choose from, so that the server knows it before the page runs. */
export interface ChosenValue {
  /** `address`: a parameter in the query of the page's address. `cookie`: a choice that the page stored with `leaveChoice`. */
  from: 'address' | 'cookie';
  name: string;
  /** All possible values. Anything else counts as the first one. */
  oneOf: readonly [string, ...string[]];
}

/** A GET call to the API that the first screen makes. */
export interface DataNeed {
  /** Below the API's base, for example `/title_detail`. */
  path: string;
  /**
   * Parameters, exactly as the page's own call has them: a browser uses a preload only for the same address.
   * `:titleId` is a parameter of the route's path, `{lang}` is the three-letter code of the page's language. Any other text is
   * literal.
   */
  query?: Readonly<Record<string, string | ChosenValue>>;
  /** If empty, everyone gets the same answer from the same address. */
  dependsOn?: readonly DataDependency[];
  /**
   * The whole answer belongs to one reader (their favorites), so nothing in it can be rendered for everyone. Otherwise the server
   * renders the answer that an unknown reader would get.
   */
  isPersonal?: boolean;
  /**
   * The call changes nothing on the server (RFC 9110, 9.2.1: a safe request). Opening a chapter does. So a new reader, about whom
   * the server knows nothing yet, may use the answer for an unknown reader without a request.
   */
  isSafe?: boolean;
}

/** The sources of a need's values, for one address of the page. */
export interface NeedSources {
  /** Parameters of the route's path, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The three-letter code of the page's language. */
  lang: string;
  /** The query of the page's address. */
  search: URLSearchParams;
  /** The reader's choice in a cookie. */
  cookie: (name: string) => string | undefined;
}

/**
 * Path and query of a call below the API's base, with its parameters sorted by name. Everything that makes a call must write its
 * address with this function, or the addresses differ.
 */
export function callAddress(path: string, params: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== undefined) query.append(name, String(value));
  // A database that stores a declared call may return its parameters in another order.
  query.sort();
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The reader's choices in cookies that the needs depend on, by cookie name. */
export function cookieChoices(needs: readonly DataNeed[], cookie: NeedSources['cookie']): Record<string, string> {
  const values = needs.flatMap(({ query = {} }) => Object.values(query));
  const inCookies = values.flatMap((value) => (typeof value !== 'string' && value.from === 'cookie' ? [value] : []));
  return Object.fromEntries(inCookies.map((value) => [value.name, chosenOf(value, cookie(value.name))]));
}

/** Returns the call for a need at one address of the page. */
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
 * Why a need cannot be met before the page runs, or undefined if it can. The build fails with this message, so that no declared
 * need is later ignored silently.
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
