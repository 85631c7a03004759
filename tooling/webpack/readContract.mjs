import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';
import { readData } from './readData.mjs';

/** The routes that a remote declares, and the version of the contract that it is built for. */
export async function readContract(dir) {
  const { routes } = await readData(join(dir, 'src/routes.ts'));
  const { CONTRACT_VERSION } = await readData(join(ROOT, 'shared-state/src/contract/version.ts'));
  if (!Array.isArray(routes)) throw new Error(`${join(dir, 'src/routes.ts')} has to export \`routes\`, a list.`);
  return { routes, contract: CONTRACT_VERSION };
}
