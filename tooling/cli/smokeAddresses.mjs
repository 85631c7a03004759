/** Finds an address for each route of a release: a route declares only a pattern, but the site links to pages that match it. */

/** The language codes in URLs (docs/specification.md §1). */
const LANGUAGE_CODES = { en: 'eng', th: 'tha' };

/**
 * An address of a page of a route: the pattern itself, an address that the site is known to have, or one made of values that any
 * site has. Undefined if no page of this route is known.
 * @param known paths that the site links to
 */
export function addressOf(pattern, known, locale) {
  if (!pattern.includes(':')) return pattern;
  const matching = new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
  const linked = known.find((path) => matching.test(path));
  const made = withCommonValues(pattern, LANGUAGE_CODES[locale]);
  return pattern.match(/:(language|lang)\b/) ? (made ?? linked) : (linked ?? made);
}

function withCommonValues(pattern, code) {
  const values = { language: code, lang: code, questionnaire_key: 'sample' };
  const path = pattern.replace(/:(\w+)\??/g, (parameter, name) => values[name] ?? parameter);
  return path.includes(':') ? undefined : path;
}

/** The paths in a sitemap. */
export function pathsOfSitemap(xml) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}
