import { startTestSite } from './testSite.mjs';

/** jest's globalSetup of browser packages: the server that answers the page tests, unless one is named that does. */
export default async function startServer() {
  if (process.env.KOMAWARI_TEST_SERVER) return;
  const site = await startTestSite();
  process.env.KOMAWARI_TEST_SERVER = site.url;
  globalThis.komawariTestSite = site;
}
