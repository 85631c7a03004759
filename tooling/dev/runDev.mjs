import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { federationNameOf, shortNameOf } from '../packages.mjs';
import { freePort } from '../site/freePort.mjs';
import { readContract } from '../webpack/readContract.mjs';
import { remoteFromSource, sourceAddress, sourcePlace } from './developmentConfig.mjs';
import { devServerOptions, FIRST_PORT, untilBuilt, untilStopped } from './devServer.mjs';
import { pageFromSource, releaseFromSource } from './siteFromSource.mjs';

/**
 * Serves a whole site until Ctrl-C, with one remote from source and everything else as that site has it.
 * @param site its address, and what stops it if it was started for this
 */
export async function runDev(dir, site, say) {
  const port = await freePort(FIRST_PORT);
  const options = devServerOptions({ port, site: site.address });
  const compiler = webpack(remoteFromSource(dir));
  const isBuilt = untilBuilt(compiler);
  const server = new WebpackDevServer(
    {
      ...options,
      devMiddleware: { publicPath: sourceAddress(dir) },
      // The React of a deployed shell cannot replace a component in place, so the page reloads.
      hot: false,
      liveReload: true,
      // Its overlay would need styles that the site's policy forbids. The terminal shows build errors.
      client: { overlay: false },
      setupMiddlewares: (middlewares) =>
        options.setupMiddlewares([{ name: 'page-from-source', middleware: pageMiddleware(dir, site.address) }, ...middlewares]),
    },
    compiler,
  );
  const stopped = untilStopped();
  await Promise.race([Promise.all([server.start(), isBuilt]), stopped]);
  say(`${site.address} with ${shortNameOf(dir)} from source: http://localhost:${port}`);
  await stopped;
  await server.stop();
  await site.stop();
}

/** Answers requests for pages. Everything else goes to the files of the remote, or to the site. */
function pageMiddleware(dir, site) {
  return async (request, response, next) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return next();
    try {
      // Leaves out headers that belong to this connection, and one that could make the answer unreadable as it is.
      const others = Object.entries(request.headers).filter(([name]) => !/^(host|connection|accept-encoding)$/.test(name));
      const answer = await fetch(site + request.url, { headers: Object.fromEntries(others), redirect: 'manual' });
      // Read again for each page, so that a new route exists at the next load.
      const parts = { ...sourcePlace(dir), name: federationNameOf(dir), ...(await readContract(dir)) };
      // Pictures that the page names with the site's URL come through this server, as the page's policy requires.
      const html = pageFromSource((await answer.text()).replaceAll(`${site}/`, '/'), releaseFromSource(parts));
      response.statusCode = answer.status;
      for (const [name, value] of answer.headers)
        if (!/^(content-(length|encoding)|etag|transfer-encoding)$/.test(name)) response.setHeader(name, value);
      response.setHeader('Cache-Control', 'no-store');
      response.end(html);
    } catch (error) {
      next(error);
    }
  };
}
