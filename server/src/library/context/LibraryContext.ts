import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import type { ObjectStore } from '../../objects/ObjectStore';
import type { SourceCache } from '../cache/SourceCache';
import type { Tell } from '../report/LibraryEvent';

/** What library commands work on. Everything is passed in, even the clock, so that tests choose the day. */
export interface LibraryContext {
  db: Database;
  objects: ObjectStore;
  clock: Clock;
  tell: Tell;
  cache: SourceCache;
  signal?: AbortSignal | undefined;
}
