import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { shortNameOf } from '../packages.mjs';
import { findOrStartSite } from './findOrStartSite.mjs';
import { freePort } from './freePort.mjs';
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
