import type { ExportRequest } from '../export/exportAnswers';
import type { ImportOptions } from '../import/ImportOptions';
import type { TakeDownScope } from '../take-down/TakeDownScope';

/** The name under which the running server accepts library commands. */
export const LIBRARY_COMMAND = 'library';

/** The editor's command. It is plain data with absolute paths, because another process may carry it out. */
export type LibraryCommand =
  | { verb: 'import'; paths: string[]; options: ImportOptions }
  | { verb: 'apply'; pack: string; isDryRun: boolean }
  | { verb: 'list' }
  | { verb: 'remove'; work: string }
  | { verb: 'export'; request: ExportRequest; file: string | undefined }
  | { verb: 'export'; request: PackExport; file: undefined }
  | { verb: 'schemas'; pack: string }
  | { verb: 'take-down'; scope: TakeDownScope; why: string }
  | { verb: 'put-back'; scope: TakeDownScope };

/** Everything of a pack that is on the site, as a folder. */
export interface PackExport {
  what: 'pack';
  key: string;
  folder: string;
}
