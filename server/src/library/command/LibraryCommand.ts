import type { ExportRequest } from '../export/exportAnswers';
import type { ImportOptions } from '../import/ImportOptions';
import type { TakeDownScope } from '../take-down/TakeDownScope';

/** The name under which the running server carries library commands out. */
export const LIBRARY_COMMAND = 'library';

/** What the editor asked for: plain data with absolute paths, since another process may carry it out. */
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

/** What the site has of a pack, as a folder. */
export interface PackExport {
  what: 'pack';
  key: string;
  folder: string;
}
