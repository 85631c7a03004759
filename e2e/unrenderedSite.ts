import { startTestSite } from '@komawari/tooling/testing/site';
import { test as onRenderingSite } from './reader';

export { expect } from './reader';

/** For journeys on a site whose pages the browser renders, as it does when the server is too late. */
export const test = onRenderingSite.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this pattern, also for a fixture that uses no other
    async ({}, use) => {
      const { url, stop } = await startTestSite({ hasPages: true, settings: { RENDER_DEADLINE_MS: '0' } });
      await use(url);
      await stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
