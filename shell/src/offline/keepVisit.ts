import type { Locale } from '@komawari/shared-domain';
import type { Composition, CompositionOutline } from '@komawari/shared-state';
import { readRenderedPage } from '../composition/readComposition';
import { wholeComposition } from '../composition/wholeComposition';
import { filesToKeep } from './filesToKeep';
import { keepFonts } from './keepFonts';
import { renderedAnswers } from './renderedAnswers';
import { showAgain } from './showAgain';
import { tellWorker } from './tellWorker';

export interface Visit {
  composition: CompositionOutline;
  locale: Locale;
  apiBase: string;
  /** Whether the service worker was there before the page, and has seen what it asked for. */
  wasControlled: boolean;
  /** Nothing of this document has been kept yet. */
  isFirst: boolean;
}

/** Has the service worker keep what this visit would need without a network. */
export async function keepVisit({ composition, locale, apiBase, wasControlled, isFirst }: Visit): Promise<void> {
  const keep = (whole: Composition) => tellWorker({ kind: 'keep', id: whole.id, files: filesToKeep(whole, locale) });
  // The next page tries again.
  wholeComposition(composition).then(keep, () => undefined);
  if (!isFirst) return;
  keepFonts(document);
  // Answers may be megabytes, and some browsers never have a worker: nothing holds them while it is waited for.
  await navigator.serviceWorker.ready;
  const answers = renderedAnswers(readRenderedPage(document), apiBase);
  if (answers.length > 0) tellWorker({ kind: 'answers', answers });
  if (!wasControlled) showAgain(document, performance);
}
