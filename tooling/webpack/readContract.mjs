import { join } from 'node:path';
import { installedPackage } from '../packages.mjs';
import { readData } from './readData.mjs';

/** The routes that a remote declares, and the version of the contract that it is built for. */
export async function readContract(dir) {
  return { routes: await readRemoteRoutes(dir), contract: await readContractVersion(dir) };
}

/** The version of the contract that a package is built for. */
export async function readContractVersion(dir) {
  const { CONTRACT_VERSION } = await readData(contractFile(dir, 'version.ts'));
  return CONTRACT_VERSION;
}

/** The wire messages that a package is compiled with (`WIRE_TABLES` of shared-proto). */
export async function readWire(dir) {
  const { WIRE_TABLES } = await readData(join(installedPackage('@komawari/shared-proto', dir), 'src/generated/wireTables.ts'));
  return WIRE_TABLES;
}

/** The contract that this remote is compiled against. It may be older than the newest one. */
function contractFile(dir, name) {
  return join(installedPackage('@komawari/shared-state', dir), 'src/contract', name);
}

/** A remote's routes, including the data that can be requested before the page runs. */
async function readRemoteRoutes(dir) {
  const routes = await readRoutes(dir);
  const { needProblem } = await readData(contractFile(dir, 'dataNeeds.ts'));
  for (const { path, data = [] } of routes) {
    const problem = data.map((need) => needProblem(path, need)).find(Boolean);
    if (problem) throw new Error(`${join(dir, 'src/routes.ts')}: the data of ${path} cannot be asked for: ${problem}.`);
  }
  return routes;
}

/** The routes that the shell or a remote declares. */
export async function readRoutes(dir) {
  const file = join(dir, 'src/routes.ts');
  const { routes } = await readData(file);
  if (!Array.isArray(routes)) throw new Error(`${file} has to export \`routes\`, a list.`);
  return routes;
}
