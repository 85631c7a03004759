/** Where a reader is in one title. The position is a page and a fraction of it, never pixels. */
export interface ReadingProgress {
  titleId: number;
  titleName: string;
  /** The wire's number of the language that the title is in; positions of older versions do not know it. */
  language?: number | undefined;
  portraitImageUrl: string;
  chapterId: number;
  chapterName: string;
  /** Index of the page in the chapter, from 0. */
  page: number;
  pageCount: number;
  /** How much of that page is above the top of the screen, 0 to 1; below 0, how much of a screen it begins below its top. */
  fraction: number;
  /** Epoch milliseconds of the last change. */
  at: number;
}

/** By title id. */
export type ReadingProgressByTitle = Readonly<Record<number, ReadingProgress>>;

/** A chapter that was opened to be read. */
export interface ReadChapter {
  titleId: number;
  chapterId: number;
  chapterName: string;
  /** Index of the last page that was looked at, from 0. */
  page: number;
  pageCount: number;
  /** Its last page was reached once; opening it again does not take that back. */
  isFinished: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/** Everything that the browser remembers of a reader's reading. */
export interface ReadingHistory {
  progress: ReadingProgressByTitle;
  chapters: readonly ReadChapter[];
}
