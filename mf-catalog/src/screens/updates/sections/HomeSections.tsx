import { ComingSoon } from './ComingSoon';
import { Highlight } from './Highlight';
import { HomeSectionBoxes } from './HomeSectionBoxes';
import type { ShownSections } from './shownSections';

export interface HomeSectionsProps extends ShownSections {
  /** Whether a section that is empty keeps its box. */
  keepsBoxes: boolean;
}

/** Coming soon and highlight, where there are any in the reader's languages. A chunk of its own. */
export function HomeSections({ coming, highlight, keepsBoxes }: HomeSectionsProps) {
  return (
    <>
      {coming.length > 0 ? <ComingSoon titles={coming} /> : <HomeSectionBoxes coming={keepsBoxes} />}
      {highlight ? <Highlight highlight={highlight} /> : <HomeSectionBoxes highlight={keepsBoxes} />}
    </>
  );
}
