import type { LibraryContext } from '../context/LibraryContext';
import { asLibraryError } from '../report/LibraryError';
import { exportFeedback } from './exportFeedback';
import { exportSurvey } from './exportSurvey';

/** What readers wrote, as CSV. */
export type ExportRequest = { what: 'feedback' } | { what: 'survey'; key: string };

type Exporting = Pick<LibraryContext, 'db' | 'tell' | 'signal'>;

/** Tells the file in pieces, and says how much it was when the file goes elsewhere than where messages go. */
export async function exportAnswers(context: Exporting, request: ExportRequest, hasFile: boolean): Promise<void> {
  try {
    const count = await (request.what === 'feedback' ? exportFeedback(context) : exportSurvey(context, request.key));
    if (hasFile) context.tell({ kind: 'note', text: `${count} ${count === 1 ? 'row' : 'rows'} written.` });
  } catch (error) {
    context.signal?.throwIfAborted();
    const { where, what, todo } = asLibraryError(error, request.what);
    context.tell({ kind: 'error', where, what, todo });
  }
}
