import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { cacheOf, federationNameOf } from '../packages.mjs';
import { freePort } from '../site/freePort.mjs';
import { readContract, readContractVersion, readRoutes } from '../webpack/readContract.mjs';
import { readOpening } from '../webpack/readOpening.mjs';
import { hotRemote, hotShell, sourcePlace } from './developmentConfig.mjs';
import { devServerOptions, FIRST_PORT, untilBuilt, untilStopped } from './devServer.mjs';
import { compositionFromSource, releaseFromSource, shellFromSource } from './siteFromSource.mjs';
import { sourceServer } from './sourceServer.mjs';

/** The first port to try for the server. Readers do not call it directly. */
const FIRST_SERVER_PORT = 8490;

/**
 * Serves the whole site from source until Ctrl-C: shell, remotes and server. A changed component appears on the page and keeps
 * the page's state. A change in the server restarts it.
 * @param content options of the server that say where its content comes from, and `settings`, its environment variables
 */
export async function runWhole({ shell, remotes, content = ['--sample-pack'], settings }, say) {
  const composition = cacheOf(shell, 'dev', 'composition.json');
  await writeComposition(composition, shell, remotes);
  const serverPort = await freePort(FIRST_SERVER_PORT);
  const site = `http://localhost:${serverPort}`;
  const server = sourceServer(['serve', ...content, '--composition', composition], { ...settings, PORT: serverPort }, say);
  const port = await freePort(FIRST_PORT);
  const compiler = webpack([hotShell(shell), ...remotes.map(hotRemote)]);
  const isBuilt = untilBuilt(compiler);
  const refresh = () => writeComposition(composition, shell, remotes);
  const pages = new WebpackDevServer(wholeServerOptions({ port, site, refresh }), compiler);
  try {
    say('Building the shell and its remotes from source (a minute the first time) …');
    const stopped = untilStopped();
    await Promise.race([Promise.all([pages.start(), isBuilt, server.isReady()]), server.failed(), stopped]);
    say(
      `\nThe whole site from source: http://localhost:${port}\nA change of a component is on the page at once; Ctrl-C ends it.`,
    );
    await Promise.race([stopped, server.failed()]);
  } finally {
    await pages.stop();
    await server.stop();
  }
}

function wholeServerOptions({ port, site, refresh }) {
  const options = devServerOptions({ port, site });
  return {
    ...options,
    proxy: options.proxy.map((one) => ({ ...one, onProxyRes: allowOverlay })),
    hot: true,
    // Only the shell has a connection (`HOT_ENTRIES`), which also informs the remotes.
    client: false,
    setupMiddlewares: (middlewares) =>
      options.setupMiddlewares([{ name: 'composition', middleware: before(refresh) }, ...middlewares]),
  };
}

/** Updates the composition from the current sources before the server renders a page from it. */
function before(refresh) {
  return (request, _response, next) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return next();
    return refresh().then(() => next(), next);
  };
}

/** The error overlay on the page uses inline styles, which the site's policy forbids. */
function allowOverlay({ headers }) {
  const policy = headers['content-security-policy'];
  if (!policy) return;
  headers['content-security-policy'] = policy
    .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
    .replace(/;? *(require-trusted-types-for|trusted-types)[^;]*/g, '');
}

async function writeComposition(file, shell, remotes) {
  const shellRelease = shellFromSource({
    ...sourcePlace(shell),
    contract: await readContractVersion(shell),
    routes: await readRoutes(shell),
    opening: await readOpening(shell),
  });
  const releases = await Promise.all(
    remotes.map(async (dir) =>
      releaseFromSource({ ...sourcePlace(dir), name: federationNameOf(dir), ...(await readContract(dir)) }),
    ),
  );
  const text = JSON.stringify(compositionFromSource(shellRelease, releases));
  await mkdir(dirname(file), { recursive: true });
  if (text === (await readFile(file, 'utf8').catch(() => undefined))) return;
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, text);
  await rename(part, file);
}
