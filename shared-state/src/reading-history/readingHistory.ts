/** The reader's position in one title. It is a page and a fraction of that page, never pixels. */
export interface ReadingProgress {
  titleId: number;
  titleName: string;
  /** The wire's number of the title's language. Positions from older versions do not have it. */
  language?: number | undefined;
  portraitImageUrl: string;
  chapterId: number;
  chapterName: string;
  /** Index of the page in the chapter, from 0. */
  page: number;
  pageCount: number;
  /**
   * The part of that page that is above the top of the screen, 0 to 1. If negative: how far below the top of the screen the page
   * begins, as a fraction of the screen.
   */
  fraction: number;
  /** Epoch milliseconds of the last change. */
  at: number;
}

/** By title id. */
export type ReadingProgressByTitle = Readonly<Record<number, ReadingProgress>>;

/** A chapter that was opened to read it. */
export interface ReadChapter {
  titleId: number;
  chapterId: number;
  chapterName: string;
  /** Index of the last viewed page, from 0. */
  page: number;
  pageCount: number;
  /** The reader has reached its last page at least once. Opening the chapter again does not change that. */
  isFinished: boolean;
  /** Epoch milliseconds. */
  at: number;
}

/** Everything that the browser remembers about what the reader has read. */
export interface ReadingHistory {
  progress: ReadingProgressByTitle;
  chapters: readonly ReadChapter[];
}
