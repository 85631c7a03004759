import { isForReader, type RenderedPage } from '@komawari/shared-state';
import type { KeptAnswer } from '../service-worker/messages';

/** Returns those answers in the page that belong to this reader. The browser makes its own request for the others. */
export function renderedAnswers(page: Pick<RenderedPage, 'answers'> | undefined, apiBase: string): KeptAnswer[] {
  return Object.entries(page?.answers ?? {})
    .filter(([, answer]) => isForReader(answer))
    .map(([address, { bytes }]) => ({ address: apiBase + address, bytes }));
}
