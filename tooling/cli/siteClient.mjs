import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from './CliError.mjs';
import { problemLines } from './lines.mjs';

/** The server listens on the same port if it was started with the same variable. */
const defaultSite = ({ PORT }) => `http://localhost:${PORT || 8400}`;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Connects the commands to a site.
 * @param values the options of the command line: `site`, `token-file`. A variable with an empty value counts as missing.
 */
export function connect(values, environment = process.env) {
  const site = addressOf(values.site || environment.KOMAWARI_SITE || defaultSite(environment));
  return clientOf(site, environment.KOMAWARI_TOKEN || tokenFrom(values['token-file'], site, environment));
}

/** The client for a site with this address and token. */
export function clientOf(site, token) {
  const send = async (method, path, { body, headers }) => {
    try {
      return await fetch(`${site}/-${path}`, { method, headers: { Authorization: `Bearer ${token}`, ...headers }, body });
    } catch (error) {
      const cause = error.cause?.code ?? error.message;
      throw new CliError(`${site} does not answer (${cause}). Is it running? Another site is named by --site or KOMAWARI_SITE.`);
    }
  };
  return {
    site,
    /** One API call in JSON. */
    async ask(method, path, request) {
      const body = request && JSON.stringify(request);
      return answerOf(await send(method, path, { body, headers: body ? { 'Content-Type': 'application/json' } : {} }), site);
    },
    /** Uploads the bytes of one file. */
    async upload(integrity, { bytes, isBrotli }) {
      const headers = { 'Content-Type': 'application/octet-stream', ...(isBrotli && { 'Content-Encoding': 'br' }) };
      await answerOf(await send('PUT', `/files?integrity=${encodeURIComponent(integrity)}`, { body: bytes, headers }), site);
    },
  };
}

/** The latest page of each release that the server could not render, and why. Older servers do not know this call. */
export async function askRenderFailures(client) {
  const { failures } = await client.ask('GET', '/renderings/failures').catch(() => ({ failures: {} }));
  return failures;
}

async function answerOf(response, site) {
  if (response.status === 204) return undefined;
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new CliError(`${site} answered ${response.status} with something that no Komawari site answers: ${text.slice(0, 200)}`);
  }
  if (response.ok) return answer;
  throw new CliError([answer.error, ...(answer.report ? problemLines(answer.report) : [])].join('\n'));
}

function addressOf(text) {
  // A site on this machine has no certificate.
  const scheme = LOOPBACK.test(text.replace(/(:\d+)?(\/.*)?$/, '')) ? 'http' : 'https';
  const whole = /^[a-z]+:\/\//.test(text) ? text : `${scheme}://${text}`;
  if (!URL.canParse(whole)) throw new CliError(`${text} is not the address of a site.`, { isUsage: true });
  return whole.replace(/\/+$/, '');
}

function tokenFrom(file, site, environment) {
  if (file) return readToken(file) ?? fail(`There is no token in ${file}.`);
  const isHere = LOOPBACK.test(new URL(site).hostname);
  const found = isHere ? operatorToken(environment) : undefined;
  return (
    found ??
    fail(
      isHere
        ? 'No token was given. Set KOMAWARI_TOKEN; on the machine of the site, its data folder has an operator-token (KOMAWARI_DATA names the folder).'
        : `No token was given. Set KOMAWARI_TOKEN to a token of ${site}; an operator makes one: npx komawari token create --remote <name>`,
    )
  );
}

/** The token that the site's server left in its data folder, in this folder or one above it. */
function operatorToken({ KOMAWARI_DATA }) {
  if (KOMAWARI_DATA) return readToken(join(KOMAWARI_DATA, 'operator-token'));
  for (let folder = process.cwd(), last; folder !== last; last = folder, folder = dirname(folder)) {
    const token = readToken(join(folder, '.data/operator-token'));
    if (token) return token;
  }
  return undefined;
}

function readToken(file) {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

function fail(message) {
  throw new CliError(message);
}
