import { useSearchParams } from '@komawari/shared-state';

export type CommentOrder = 'top' | 'newest';

/** The order that the reader chose. It is stored in the address. */
export function useCommentOrder(): [CommentOrder, (order: CommentOrder) => void] {
  const [search, setSearch] = useSearchParams();
  const order = search.get('order') === 'newest' ? 'newest' : 'top';
  return [order, (chosen) => setSearch(chosen === 'top' ? {} : { order: chosen }, { replace: true })];
}
