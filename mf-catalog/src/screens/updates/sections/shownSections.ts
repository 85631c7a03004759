import { type PreferredLanguages } from '@komawari/shared-domain';
import type { ComingSoonTitle, TitleHighlight, WebHomeViewV2 } from '@komawari/shared-proto';

/** What is below the first screen of Home. */
export interface ShownSections {
  coming: readonly ComingSoonTitle[];
  highlight: TitleHighlight | undefined;
}

/** Filters the sections by the content languages. Without an answer there are none. */
export function shownSections(home: WebHomeViewV2 | undefined, preferred: PreferredLanguages): ShownSections {
  const isShown = ({ title }: ComingSoonTitle | TitleHighlight) => title !== undefined && preferred.includes(title.language);
  const { comingSoon = [], highlight } = home ?? {};
  return { coming: comingSoon.filter(isShown), highlight: highlight && isShown(highlight) ? highlight : undefined };
}
