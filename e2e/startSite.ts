import { startTestSite } from '@komawari/tooling/testing/site';

/** One site for all journeys: the production build, a database of its own, and the test shelf. */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = await startTestSite({ hasPages: true });
  process.env.KOMAWARI_E2E_SITE = site.url;
  return site.stop;
}
