/** Where the routes of a release can be seen: a route says a pattern, and somewhere the site links to pages of it. */

/** What a language is called in addresses (docs/specification.md §1). */
const LANGUAGE_CODES = { en: 'eng', th: 'tha' };

/**
 * The address of a page of a route: the pattern itself, one that the site is known to have, or one made of what any site has.
 * Nothing where no page of this route is known.
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

/** The paths that a sitemap names. */
export function pathsOfSitemap(xml) {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
}
