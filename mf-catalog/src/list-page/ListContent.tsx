import type { ReactNode } from 'react';
import { type FailedQuery, LoadError } from '../load-error/LoadError';
import { TileSkeletons } from '../title-grid/TileSkeletons';

export interface ListContentProps {
  query: FailedQuery;
  /** Whether there is something to show. It may come from an answer before the one that failed. */
  isLoaded: boolean;
  children: ReactNode;
}

/** A list below a heading that stays: placeholder boxes while it loads, the error with a retry button, or the list. */
export function ListContent({ query, isLoaded, children }: ListContentProps) {
  if (isLoaded) return children;
  return query.error ? <LoadError query={query} headingLevel="h2" /> : <TileSkeletons />;
}
