import { useContext, useState } from 'react';
import { type CommentView, KeptViews } from './KeptViews';

/** State of a comment that outlives its time in the document. */
export function useKeptView(commentId: number): [CommentView, (change: CommentView) => void] {
  const kept = useContext(KeptViews);
  const [view, setView] = useState<CommentView>(() => kept.get(commentId) ?? {});
  function change(changed: CommentView) {
    const next = { ...view, ...changed };
    kept.set(commentId, next);
    setView(next);
  }
  return [view, change];
}
