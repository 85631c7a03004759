/** The maximum length that a site accepts (server/src/site/publish/requests.ts), and that anybody reads. */
const MAX_LENGTH = 400;

/** Describes an error of a page in one line: release, address, language, and what was thrown, without its stack. */
export function problemText({ name, version, address }, locale, thrown) {
  const [first = ''] = thrown.split(/\n\s+at /);
  const said = `${name} ${version}: ${address} in ${locale}, in the live site: ${first.replace(/\s+/g, ' ').trim()}`;
  return said.length > MAX_LENGTH ? `${said.slice(0, MAX_LENGTH - 1)}…` : said;
}
