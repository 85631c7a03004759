import { createContext } from 'react';

/** How a reader has left a comment. */
export interface CommentView {
  isUnfolded?: boolean;
  /** The text in the reader's language, while it is shown in place of the original. */
  translation?: string | undefined;
}

/**
 * Comments far from the screen leave the document, and come back as they were left, by id.
 * Nothing is drawn when this changes: the comment itself knows, as long as it is there.
 */
export const CommentViewsContext = createContext<Map<number, CommentView>>(new Map());
