import { paths } from '@komawari/shared-domain';
import type { Hono } from 'hono';
import { OWN_CALL } from '../../http/request/ownCall';
import type { CompositionSource } from '../composition/compositionSource';
import { ALL_READERS } from '../deployments/Deployment';
import { isInCanary } from '../deployments/rollout';
import { BUCKET_COOKIE } from '../page/readerBucket';

export interface WarmPagesInputs {
  composition: Pick<CompositionSource, 'onLive'>;
  /** Where readers find the site. */
  url: string;
}

/**
 * Renders a page of each deployment, and of its canary, before a reader asks for one. The first page of a thread takes its start,
 * the evaluation of the bundles and code that the engine has not compiled: more than a busy server has before the deadline, so
 * that the first reader would be left to draw it.
 */
export function warmPages(app: Hono, { composition, url }: WarmPagesInputs): void {
  composition.onLive(({ canary }) => {
    void askForHome();
    const bucket = canary && [...Array(ALL_READERS).keys()].find((number) => isInCanary(number, canary));
    if (bucket !== undefined) void askForHome({ Cookie: `${BUCKET_COOKIE}=${bucket}` });
  });

  /** What cannot be rendered is told where it was tried, and costs the next reader what it costs any other. */
  async function askForHome(headers?: Record<string, string>): Promise<void> {
    await app.request(new URL(paths.updates(), url).href, { headers }, OWN_CALL);
  }
}
