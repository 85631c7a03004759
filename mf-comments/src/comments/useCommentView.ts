import { useContext, useState } from 'react';
import { type CommentView, CommentViewsContext } from './CommentViewsContext';

/** State of a comment that survives while the comment is not in the document. */
export function useCommentView(commentId: number): [CommentView, (change: CommentView) => void] {
  const kept = useContext(CommentViewsContext);
  const [view, setView] = useState<CommentView>(() => kept.get(commentId) ?? {});
  function change(changed: CommentView) {
    const next = { ...view, ...changed };
    kept.set(commentId, next);
    setView(next);
  }
  return [view, change];
}
