import type { Locale } from '@komawari/shared-domain';
import type { Composition, CompositionOutline } from '@komawari/shared-state';
import { readRenderedPage } from '../composition/readComposition';
import { wholeComposition } from '../composition/wholeComposition';
import { filesToKeep } from './filesToKeep';
import { keepFonts } from './keepFonts';
import { postToWorker } from './postToWorker';
import { renderedAnswers } from './renderedAnswers';
import { warmOfflineCache } from './warmOfflineCache';

export interface Visit {
  composition: CompositionOutline;
  locale: Locale;
  apiBase: string;
  /** Whether the service worker controlled the page from the start, and so has seen its requests. */
  wasControlled: boolean;
  /** Whether nothing of this document has been kept yet. */
  isFirst: boolean;
}

/** Makes the service worker keep what this visit would need without a network. */
export async function cacheForOffline({ composition, locale, apiBase, wasControlled, isFirst }: Visit): Promise<void> {
  const keep = (whole: Composition) => postToWorker({ kind: 'keep', id: whole.id, files: filesToKeep(whole, locale) });
  // If this fails, the next page tries again.
  wholeComposition(composition).then(keep, () => undefined);
  if (!isFirst) return;
  keepFonts(document);
  // Answers may be megabytes, and some browsers never have a worker. So they are read after the wait, not held during it.
  await navigator.serviceWorker.ready;
  const answers = renderedAnswers(readRenderedPage(document), apiBase);
  if (answers.length > 0) postToWorker({ kind: 'answers', answers });
  if (!wasControlled) warmOfflineCache(document, performance);
}
