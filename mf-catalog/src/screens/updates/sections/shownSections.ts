import { type PreferredLanguages } from '@komawari/shared-domain';
import type { ComingSoonTitle, TitleHighlight, WebHomeViewV2 } from '@komawari/shared-proto';

/** What stands below the first screen of Home. */
export interface ShownSections {
  coming: readonly ComingSoonTitle[];
  highlight: TitleHighlight | undefined;
}

/** The sections as the content languages allow them; of no answer, none. */
export function shownSections(home: WebHomeViewV2 | undefined, preferred: PreferredLanguages): ShownSections {
  const isShown = ({ title }: ComingSoonTitle | TitleHighlight) => title !== undefined && preferred.includes(title.language);
  const { comingSoon = [], highlight } = home ?? {};
  return { coming: comingSoon.filter(isShown), highlight: highlight && isShown(highlight) ? highlight : undefined };
}
