import { useSiblings } from '../../../all-titles/useSiblings';
import { usePreferredLanguages } from '../../../content-languages/usePreferredLanguages';
import { ComingSoon } from './ComingSoon';
import { comingWorks } from './comingWorks';
import { Highlight } from './Highlight';
import { HomeSectionBoxes } from './HomeSectionBoxes';
import type { ShownSections } from './shownSections';

export interface HomeSectionsProps extends ShownSections {
  /** Whether an empty section keeps its box. */
  keepsBoxes: boolean;
}

/** Coming soon and highlight, if there are any in the reader's languages. This is a separate chunk. */
export function HomeSections({ coming, highlight, keepsBoxes }: HomeSectionsProps) {
  const preferred = usePreferredLanguages();
  // Until the works are known, each title counts as a work of its own.
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
