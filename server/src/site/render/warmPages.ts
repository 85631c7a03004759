import { paths } from '@komawari/shared-domain';
import type { Hono } from 'hono';
import { INTERNAL_CALL } from '../../http/request/internalCall';
import type { CompositionSource } from '../composition/compositionSource';
import { ALL_READERS } from '../deployments/Deployment';
import { isInCanary } from '../deployments/rollout';
import { BUCKET_COOKIE } from '../page/readerBucket';

export interface WarmPagesInputs {
  composition: Pick<CompositionSource, 'onLive'>;
  /** The public URL of the site. */
  url: string;
}

/**
 * Renders a page of each deployment, and of its canary, before a reader requests one. A thread's first page includes its start,
 * the evaluation of the bundles and code that the engine has not compiled yet. A busy server cannot do all that before the
 * deadline, so the first reader's browser would have to render the page.
 */
export function warmPages(app: Hono, { composition, url }: WarmPagesInputs): void {
  composition.onLive(({ canary }) => {
    void askForHome();
    const bucket = canary && [...Array(ALL_READERS).keys()].find((number) => isInCanary(number, canary));
    if (bucket !== undefined) void askForHome({ Cookie: `${BUCKET_COOKIE}=${bucket}` });
  });

  /** The renderer logs a page that cannot be rendered. The next reader then waits as usual. */
  async function askForHome(headers?: Record<string, string>): Promise<void> {
    await app.request(new URL(paths.updates(), url).href, { headers }, INTERNAL_CALL);
  }
}
