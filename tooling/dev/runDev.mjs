import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { federationNameOf, shortNameOf } from '../packages.mjs';
import { findOrStartSite } from '../standalone/findOrStartSite.mjs';
import { freePort } from '../standalone/freePort.mjs';
import { readContract } from '../webpack/readContract.mjs';
import { developmentConfig } from '../webpack.mjs';
import { pageFromSource, releaseFromSource } from './siteFromSource.mjs';

const FIRST_PORT = 8480;

/** Serves a whole site until Ctrl-C, with one remote from source and everything else as that site has it. */
export async function runDev(dir, say) {
  const site = await findOrStartSite(say);
  const port = await freePort(FIRST_PORT);
  const baseUrl = `/-/source/${shortNameOf(dir)}/`;
  const server = new WebpackDevServer(devServerOf(dir, { site: site.address, port, baseUrl }), webpack(developmentConfig(dir)));
  await server.start();
  say(`${site.address} with ${shortNameOf(dir)} from source: http://localhost:${port}`);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await server.stop();
  await site.stop();
}

function devServerOf(dir, { site, port, baseUrl }) {
  return {
    port,
    host: 'localhost',
    devMiddleware: { publicPath: baseUrl },
    static: false,
    // The React of a deployed shell cannot exchange a component in place: the page is loaded again, where it is.
    hot: false,
    liveReload: true,
    // Its overlay would need styles that the site's policy forbids; errors of the build are in the terminal.
    client: { overlay: false },
    proxy: [{ context: (path) => !path.startsWith(baseUrl) && path !== '/ws', target: site, xfwd: true }],
    setupMiddlewares(middlewares) {
      return [{ name: 'page-from-source', middleware: pageMiddleware(dir, { site, baseUrl }) }, ...middlewares];
    },
  };
}

/** Answers what a browser opens as a page; everything else goes on to the files of the remote, or to the site. */
function pageMiddleware(dir, { site, baseUrl }) {
  return async (request, response, next) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return next();
    try {
      // Of this connection alone, or such that the answer could not be read as it is.
      const others = Object.entries(request.headers).filter(([name]) => !/^(host|connection|accept-encoding)$/.test(name));
      const answer = await fetch(site + request.url, { headers: Object.fromEntries(others), redirect: 'manual' });
      // Read anew for each page: a new route is there with the next load.
      const release = releaseFromSource({ name: federationNameOf(dir), baseUrl, ...(await readContract(dir)) });
      // Pictures that the page names with the site's address come through this one, as its policy asks.
      const html = pageFromSource((await answer.text()).replaceAll(`${site}/`, '/'), release);
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
