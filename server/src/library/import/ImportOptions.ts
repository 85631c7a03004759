import type { ChapterNumber } from '../naming/chapterNumber';
import type { LanguageCode } from '../naming/languages';

export type Direction = 'ltr' | 'rtl' | 'vertical';

/** What the editor says on the command line; it wins over what files say. */
export interface ImportOptions {
  language?: LanguageCode | undefined;
  direction?: Direction | undefined;
  series?: string | undefined;
  number?: ChapterNumber | undefined;
  author?: string | undefined;
  work?: string | undefined;
  publisher?: string | undefined;
  isDryRun?: boolean | undefined;
}
