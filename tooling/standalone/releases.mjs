import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compositionIn } from '../dev/siteFromSource.mjs';
import { currentVersion, shortNameOf } from '../packages.mjs';

/** The newest build in the folder of a remote: what the page must know of it, and where its files are. */
export function builtRelease(dir) {
  const name = shortNameOf(dir);
  const version = currentVersion(dir);
  if (!version) throw new Error(`${name} is not built yet. Build it: npm run build`);
  const folder = join(dir, 'dist', version);
  const document = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  return { document: { ...document, baseUrl: `/remotes/${name}/${version}/` }, folder };
}

/** The release of a remote that a site has deployed. Its files come from the site. */
export async function deployedRelease(site, name) {
  const answer = await fetch(`${site}/`, { headers: { Accept: 'text/html' } });
  const outline = compositionIn(await answer.text());
  if (!outline) throw new Error(`${site} has nothing deployed.`);
  // A page may contain only an outline of the composition.
  const composition = outline.wholeAt ? await wholeOf(site + outline.wholeAt) : outline;
  const document = composition.remotes.find((remote) => remote.name === name);
  const others = composition.remotes.map((remote) => remote.name).join(', ');
  if (!document) throw new Error(`${site} has no ${name}. It has ${others}.`);
  return { document };
}

async function wholeOf(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}. If the site has just been deployed, try again.`);
  return answer.json();
}
