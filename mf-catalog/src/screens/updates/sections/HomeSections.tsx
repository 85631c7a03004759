import { useSiblings } from '../../../all-titles/useSiblings';
import { usePreferredLanguages } from '../../../content-languages/usePreferredLanguages';
import { ComingSoon } from './ComingSoon';
import { comingWorks } from './comingWorks';
import { Highlight } from './Highlight';
import { HomeSectionBoxes } from './HomeSectionBoxes';
import type { ShownSections } from './shownSections';

export interface HomeSectionsProps extends ShownSections {
  /** Whether a section that is empty keeps its box. */
  keepsBoxes: boolean;
}

/** Coming soon and highlight, where there are any in the reader's languages. A chunk of its own. */
export function HomeSections({ coming, highlight, keepsBoxes }: HomeSectionsProps) {
  const preferred = usePreferredLanguages();
  // Until it is known which titles are one work, each stands for itself.
  const siblings = useSiblings() ?? [];
  return (
    <>
      {coming.length > 0 ? (
        <ComingSoon titles={comingWorks(coming, siblings, preferred)} />
      ) : (
        <HomeSectionBoxes coming={keepsBoxes} />
      )}
      {highlight ? <Highlight highlight={highlight} /> : <HomeSectionBoxes highlight={keepsBoxes} />}
    </>
  );
}
