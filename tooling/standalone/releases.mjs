import { join } from 'node:path';
import { readBuild } from '../cli/readBuild.mjs';
import { compositionIn } from '../dev/siteFromSource.mjs';
import { shortNameOf } from '../packages.mjs';

/** The newest build in the folder of a remote: what the page has to know of it, and where its files are. */
export function builtRelease(dir) {
  const { document } = readBuild(dir);
  const baseUrl = `/remotes/${shortNameOf(dir)}/${document.version}/`;
  return { document: { ...document, baseUrl }, folder: join(dir, 'dist', document.version) };
}

/** What a site has deployed of a remote. Its files come from there. */
export async function deployedRelease(site, name) {
  const answer = await fetch(`${site}/`, { headers: { Accept: 'text/html' } });
  const composition = compositionIn(await answer.text());
  if (!composition) throw new Error(`${site} has nothing deployed.`);
  const document = composition.remotes.find((remote) => remote.name === name);
  const others = composition.remotes.map((remote) => remote.name).join(', ');
  if (!document) throw new Error(`${site} has no ${name}. It has ${others}.`);
  return { document };
}
