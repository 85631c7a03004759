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
 * @param site where it is deployed, and what ends it if it was started for this
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
      // The React of a deployed shell cannot exchange a component in place: the page is loaded again, where it is.
      hot: false,
      liveReload: true,
      // Its overlay would need styles that the site's policy forbids; errors of the build are in the terminal.
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

/** Answers what a browser opens as a page; everything else goes on to the files of the remote, or to the site. */
function pageMiddleware(dir, site) {
  return async (request, response, next) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return next();
    try {
      // Of this connection alone, or such that the answer could not be read as it is.
      const others = Object.entries(request.headers).filter(([name]) => !/^(host|connection|accept-encoding)$/.test(name));
      const answer = await fetch(site + request.url, { headers: Object.fromEntries(others), redirect: 'manual' });
      // Read anew for each page: a new route is there with the next load.
      const parts = { ...sourcePlace(dir), name: federationNameOf(dir), ...(await readContract(dir)) };
      // Pictures that the page names with the site's address come through this one, as its policy asks.
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
