/** The reasons for which the content is refused. Each has its own texts for readers (`wire/errors/errorTexts`). */
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
  /** The nearest free chapter. */
  nearest: { chapterId: number; name: string } | undefined;
  /** When the chapter ended, in epoch seconds. */
  endedAt: number | undefined;
}

/** The requested content does not exist, is not available yet, or is no longer available. */
export class ContentError extends Error {
  override name = 'ContentError';

  /** @param detail for developers: names the parameter and what is wrong with it; never contains a session ID */
  constructor(
    readonly kind: ContentErrorKind,
    readonly detail: string,
    readonly recoveryLinks?: RecoveryLinks,
  ) {
    super(`${kind}: ${detail}`);
  }
}
