import { cacheUses } from '../cache/cacheUse';
import type { Metrics } from './createMetrics';

/** The size of this process's caches, and how often they contain the requested value. */
export function observeCaches(metrics: Metrics): void {
  const of = (key: 'hits' | 'misses' | 'entries' | 'weight') => () =>
    cacheUses().map(({ name, [key]: value }) => ({ label: name, value }));
  metrics.totals('cache_hits_total', 'Lookups that a cache answered, by cache.', 'cache', of('hits'));
  metrics.totals('cache_misses_total', 'Lookups for which something was built anew, by cache.', 'cache', of('misses'));
  metrics.gauges('cache_entries', 'What a cache holds, by cache.', 'cache', of('entries'));
  metrics.gauges(
    'cache_weight',
    'The same as it counts against the limit: in bytes for answers, feeds, documents, pages and files, else one for each.',
    'cache',
    of('weight'),
  );
}
