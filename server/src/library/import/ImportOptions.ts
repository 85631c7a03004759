import type { Locale, ReadingDirection } from '@komawari/shared-domain';
import type { ChapterNumber } from '../naming/chapterNumber';

/** What the editor says on the command line; it wins over what files say. */
export interface ImportOptions {
  language?: Locale | undefined;
  direction?: ReadingDirection | undefined;
  series?: string | undefined;
  number?: ChapterNumber | undefined;
  author?: string | undefined;
  work?: string | undefined;
  publisher?: string | undefined;
  /** A picture's path. */
  cover?: string | undefined;
  /** Whether chapters may take the place of chapters that came from elsewhere. */
  mayReplace?: boolean | undefined;
  /** Only the table of what would go where. */
  isPlanOnly?: boolean | undefined;
  isDryRun?: boolean | undefined;
}
