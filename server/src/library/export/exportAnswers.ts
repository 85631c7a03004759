import type { LibraryContext } from '../context/LibraryContext';
import { asLibraryError } from '../report/LibraryError';
import { exportFeedback } from './exportFeedback';
import { exportSurvey } from './exportSurvey';

/** What readers wrote, as CSV. */
export type ExportRequest = { what: 'feedback' } | { what: 'survey'; key: string };

type Exporting = Pick<LibraryContext, 'db' | 'tell' | 'signal'>;

/**
 * Sends the CSV in pieces. Reports the number of rows only if the CSV goes into a file and not to the terminal with the messages.
 */
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
