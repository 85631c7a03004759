import { useSearchParams } from '@komawari/shared-state';

const NAME = 'spoilers';
const SHOWN = 'shown';

/** The address of the same page, in the same order, with its comments open, for browsers without scripts. */
export function useOpenAddress(): string {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(NAME, SHOWN);
  return `?${next}`;
}

/** Whether the address says that the comments are open. */
export function useIsOpenInAddress(): boolean {
  const [search] = useSearchParams();
  return search.get(NAME) === SHOWN;
}
