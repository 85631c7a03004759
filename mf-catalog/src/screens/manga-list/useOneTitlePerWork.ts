import type { Title } from '@komawari/shared-proto';
import { useMemo } from 'react';
import { oneTitlePerWork } from '../../all-titles/oneTitlePerWork';
import { useSiblings } from '../../all-titles/useSiblings';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';

/** Returns the titles with each work once, or `undefined` while the works are unknown. */
export function useOneTitlePerWork(titles: readonly Title[] | undefined): readonly Title[] | undefined {
  const preferred = usePreferredLanguages();
  const siblings = useSiblings();
  return useMemo(() => titles && siblings && oneTitlePerWork(titles, siblings, preferred), [titles, siblings, preferred]);
}
