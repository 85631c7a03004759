import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { federationNameOf } from '../packages.mjs';
import { freePort } from '../site/freePort.mjs';
import { readContract } from '../webpack/readContract.mjs';
import { remoteFromSource, sourceAddress } from './developmentConfig.mjs';
import { FIRST_PORT, untilStopped } from './devServer.mjs';
import { sourceDocument } from './sourceDocument.mjs';

/**
 * Serves a remote's files from source until Ctrl-C. Asks a deployed site for a preview link that loads them from here, so that
 * the remote on this machine runs in the live site for whoever opens the link on this machine.
 * @param onLink called with the link and its expiry time
 */
export async function runInSite(dir, client, onLink) {
  const port = await freePort(FIRST_PORT);
  const baseUrl = `http://localhost:${port}${sourceAddress(dir)}`;
  const config = remoteFromSource(dir);
  // A page of the site requests the chunks, and the site has none of these files.
  const compiler = webpack({ ...config, output: { ...config.output, publicPath: baseUrl } });
  const server = new WebpackDevServer(devServerOf(dir, client.site, port), compiler);
  await server.start();
  try {
    const source = sourceDocument({ name: federationNameOf(dir), baseUrl, ...(await readContract(dir)) });
    onLink(await client.ask('POST', '/previews', { sources: [source] }));
    await untilStopped();
  } finally {
    await server.stop();
  }
}

function devServerOf(dir, site, port) {
  return {
    port,
    host: 'localhost',
    devMiddleware: { publicPath: sourceAddress(dir) },
    static: false,
    // The requests come from a page of the site, which has another origin than this machine.
    // The site's inspector may read the number of bytes.
    headers: { 'Access-Control-Allow-Origin': site, 'Timing-Allow-Origin': site },
    allowedHosts: [new URL(site).hostname],
    hot: false,
    liveReload: true,
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
  };
}
