import type { Locale, ReadingDirection } from '@komawari/shared-domain';
import type { ChapterNumber } from '../naming/chapterNumber';

/** The editor's options on the command line. They win over what files say. */
export interface ImportOptions {
  language?: Locale | undefined;
  direction?: ReadingDirection | undefined;
  series?: string | undefined;
  number?: ChapterNumber | undefined;
  author?: string | undefined;
  work?: string | undefined;
  publisher?: string | undefined;
  /** The path of a picture. */
  cover?: string | undefined;
  /** Whether chapters may replace chapters that came from other files. */
  mayReplace?: boolean | undefined;
  /** Whether to show only the table of what would go where. */
  isPlanOnly?: boolean | undefined;
  isDryRun?: boolean | undefined;
}
