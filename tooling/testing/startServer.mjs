import { startTestSite } from './testSite.mjs';

/**
 * jest's globalSetup for browser packages: starts the server that answers the page tests, unless KOMAWARI_TEST_SERVER names one.
 */
export default async function startServer() {
  if (process.env.KOMAWARI_TEST_SERVER) return;
  const site = await startTestSite();
  process.env.KOMAWARI_TEST_SERVER = site.url;
  globalThis.komawariTestSite = site;
}
