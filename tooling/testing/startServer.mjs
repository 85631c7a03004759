import { startTestSite } from './testSite.mjs';

/** jest's globalSetup of browser packages: the server that answers the page tests. */
export default async function startServer() {
  const site = await startTestSite();
  process.env.KOMAWARI_TEST_SERVER = site.url;
  globalThis.komawariTestSite = site;
}
