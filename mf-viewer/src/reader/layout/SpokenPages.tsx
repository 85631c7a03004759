import { LiveRegion } from '@komawari/shared-ui';
import type { PageDescription } from '../../model/chapter/leaves';

/** Announces the descriptions of the visible pages, after the reader's position, in the language of the comic. */
export function SpokenPages({ descriptions }: { descriptions: readonly PageDescription[] }) {
  return (
    <div lang={descriptions[0]?.lang}>
      <LiveRegion message={descriptions.map(({ text }) => text).join(' ')} />
    </div>
  );
}
