import { startTestSite } from '@komawari/tooling/testing/site';

/** One site for all journeys: the production build, its own database, and the test content. */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = await startTestSite({ hasPages: true });
  process.env.KOMAWARI_E2E_SITE = site.url;
  return site.stop;
}
