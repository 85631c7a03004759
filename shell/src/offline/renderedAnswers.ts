import { isForReader, type RenderedPage } from '@komawari/shared-state';
import type { KeptAnswer } from '../service-worker/messages';

/** Of the answers that came in the page those that are this reader's; the browser asks for its own of the others. */
export function renderedAnswers(page: Pick<RenderedPage, 'answers'> | undefined, apiBase: string): KeptAnswer[] {
  return Object.entries(page?.answers ?? {})
    .filter(([, answer]) => isForReader(answer))
    .map(([address, { bytes }]) => ({ address: apiBase + address, bytes }));
}
