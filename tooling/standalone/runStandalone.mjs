import { createServer } from 'node:net';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { shortNameOf } from '../packages.mjs';
import { findOrStartSite } from './findOrStartSite.mjs';
import { standaloneConfig } from './standaloneConfig.mjs';

/** Remotes that run alone side by side take one port after the other. */
const FIRST_PORT = 8450;

/** Serves one remote alone until Ctrl-C. Starts a site for its calls when none answers; that one then ends with it. */
export async function runStandalone(dir, say) {
  const site = await findOrStartSite(say);
  const port = await freePort(FIRST_PORT);
  const { devServer, ...config } = standaloneConfig(dir, { port, api: site.address });
  const server = new WebpackDevServer(devServer, webpack(config));
  await server.start();
  say(`${shortNameOf(dir)} runs alone at http://localhost:${port} (API: ${site.address})`);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await server.stop();
  await site.stop();
}

/** The first port from this one on that nobody listens on. */
async function freePort(from) {
  for (let port = from; ; port += 1) if (await isFree(port)) return port;
}

function isFree(port) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
