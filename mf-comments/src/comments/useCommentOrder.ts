import { useSearchParams } from '@komawari/shared-state';

export type CommentOrder = 'top' | 'newest';

const NAME = 'order';

/** The order that the reader chose. It is stored in the address, beside what else the address says. */
export function useCommentOrder(): [CommentOrder, (order: CommentOrder) => void] {
  const [search, setSearch] = useSearchParams();
  const order = search.get(NAME) === 'newest' ? 'newest' : 'top';
  const choose = (chosen: CommentOrder) => {
    const next = new URLSearchParams(search);
    if (chosen === 'top') next.delete(NAME);
    else next.set(NAME, chosen);
    setSearch(next, { replace: true });
  };
  return [order, choose];
}
