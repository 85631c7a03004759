import { useSearchParams } from '@komawari/shared-state';

const NAME = 'spoilers';
const SHOWN = 'shown';

/** The address of the same page with its comments open, for browsers without scripts. */
export const OPEN_ADDRESS = `?${NAME}=${SHOWN}`;

/** Whether the address says that the comments are open. */
export function useIsOpenInAddress(): boolean {
  const [search] = useSearchParams();
  return search.get(NAME) === SHOWN;
}
