/** What the content has to refuse, each with texts of its own for readers (`wire/errors/errorTexts`). */
export type ContentErrorKind =
  | 'titleNotFound'
  | 'chapterNotFound'
  | 'commentNotFound'
  | 'publisherNotFound'
  | 'chapterNotYet'
  | 'chapterEnded'
  | 'chapterBetween'
  | 'surveyNotFound'
  | 'tooMany';

/** Where a reader can go instead of a chapter that cannot be read. */
export interface RecoveryLinks {
  titleId: number;
  /** The nearest chapter that is free. */
  nearest: { chapterId: number; name: string } | undefined;
  /** When the time of the chapter was over, in epoch seconds. */
  endedAt: number | undefined;
}

/** What was asked for is not there, not yet, or no longer. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param detail for developers: names the parameter and what is wrong with it; never holds a session id */
  constructor(
    readonly kind: ContentErrorKind,
    readonly detail: string,
    readonly recoveryLinks?: RecoveryLinks,
  ) {
    super(`${kind}: ${detail}`);
  }
}
