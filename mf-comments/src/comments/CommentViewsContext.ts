import { createContext } from 'react';

/** The state in which a reader left a comment. */
export interface CommentView {
  isUnfolded?: boolean;
  /** The text in the reader's language, while it replaces the original. */
  translation?: string | undefined;
}

/**
 * State of comments by ID. Comments far from the screen leave the document and return as the reader left them. A change renders
 * nothing again, because a comment in the document has its own copy of this state.
 */
export const CommentViewsContext = createContext<Map<number, CommentView>>(new Map());
