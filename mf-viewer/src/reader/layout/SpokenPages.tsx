import { LiveRegion } from '@komawari/shared-ui';
import type { PageDescription } from '../../model/chapter/leaves';

/** Reads out what the pages in sight show, after where the reader is, in the language of the comic. */
export function SpokenPages({ descriptions }: { descriptions: readonly PageDescription[] }) {
  return (
    <div lang={descriptions[0]?.lang}>
      <LiveRegion message={descriptions.map(({ text }) => text).join(' ')} />
    </div>
  );
}
