/** Publishes the repository's own packages to the site on this machine, in the same way as any team does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './cli/publish.mjs';
import { readBuild } from './cli/readBuild.mjs';
import { clientOf } from './cli/siteClient.mjs';
import { BUILT_FOLDERS } from './remotes.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Publishes what was built since it was last published from here. A release that was rolled back meanwhile stays rolled back.
 * @param site the address of the server
 * @param dataDir its data folder, which contains the operator's token
 */
export async function publishBuilds(site, dataDir, say) {
  const client = clientOf(site, readFileSync(join(dataDir, 'operator-token'), 'utf8').trim());
  const { you, deployments } = await client.ask('GET', '/deployments?limit=1000');
  const folders = BUILT_FOLDERS.map((folder) => join(ROOT, folder)).filter((folder) => {
    const { name, version } = readBuild(folder).document;
    return lastPublished(deployments, you.who, name) !== version;
  });
  if (folders.length > 0) await publish(client, { folders, why: 'built and started', say });
}

/** The version of a package that this person published last. */
export function lastPublished(deployments, who, name) {
  const ofName = (subject) => subject.name === name;
  const row = deployments.find((one) => one.who === who && one.action === 'publish' && one.subjects.some(ofName));
  return row?.subjects.find(ofName).version;
}
