import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { untilBuilt, untilStopped } from '../dev/devServer.mjs';
import { federationNameOf, shortNameOf } from '../packages.mjs';
import { findOrStartSite } from '../site/findOrStartSite.mjs';
import { freePort } from '../site/freePort.mjs';
import { startStoringBuilds } from '../webpack/buildCache.mjs';
import { builtRelease, deployedRelease } from './releases.mjs';
import { FRAME_FILES, hotStandaloneConfig, releaseStandaloneConfig, standaloneCacheOf } from './standaloneConfig.mjs';

/** Remotes that run alone at the same time use consecutive ports. */
const FIRST_PORT = 8450;

/**
 * Serves one remote alone until Ctrl-C. If no site answers, starts one for its calls, which then ends with it.
 * @param options `site`, the address of one; `from`: `source`, `build` (the newest of this folder), or `site` (what is deployed)
 */
export async function runStandalone(dir, { site: named, from = 'source' }, say) {
  const site = await findOrStartSite(say, { named, hasPages: from === 'site' });
  const port = await freePort(FIRST_PORT);
  const release = await releaseFrom(from, dir, site.address);
  startStoringBuilds(standaloneCacheOf(dir));
  const config = release ? releaseStandaloneConfig(dir) : hotStandaloneConfig(dir);
  const compiler = webpack(config);
  const isBuilt = untilBuilt(compiler);
  const server = new WebpackDevServer(serverOptions(port, site.address, release), compiler);
  const stopped = untilStopped();
  await Promise.race([Promise.all([server.start(), isBuilt]), stopped]);
  const version = release?.document.version ?? 'from source';
  say(`${shortNameOf(dir)} (${version}) runs alone at http://localhost:${port} (API: ${site.address})`);
  await stopped;
  await server.stop();
  await site.stop();
}

function releaseFrom(from, dir, site) {
  if (from === 'build') return builtRelease(dir);
  if (from === 'site') return deployedRelease(site, federationNameOf(dir));
  return undefined;
}

function serverOptions(port, api, release) {
  const isDeployed = release && !release.folder;
  const files = release?.folder ? [{ directory: release.folder, publicPath: release.document.baseUrl }] : [];
  return {
    port,
    host: '0.0.0.0',
    allowedHosts: 'all',
    static: [{ directory: FRAME_FILES }, ...files],
    historyApiFallback: { index: '/index.html', disableDotRule: true },
    proxy: [{ context: ['/api', '/images', ...(isDeployed ? ['/remotes'] : [])], target: api, xfwd: true }],
    hot: !release,
    // From source, the page has its own connection (`HOT_ENTRIES`).
    client: false,
    setupMiddlewares: (middlewares) => [
      { name: 'release', path: '/-/release.json', middleware: (_request, response) => response.json(release.document) },
      ...middlewares,
    ],
  };
}
