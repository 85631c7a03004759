import { Skeleton } from '@komawari/shared-ui';
import { CoverGrid } from './CoverGrid';

/** Placeholder covers: three rows of the widest grid, or the given number. */
export function TileSkeletons({ count = 18 }: { count?: number }) {
  return (
    <CoverGrid as="div">
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <Skeleton ratio="2 / 3" />
          <Skeleton lines={2} />
        </div>
      ))}
    </CoverGrid>
  );
}
