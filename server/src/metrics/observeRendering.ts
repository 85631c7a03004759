import type { RenderCounts, SiteRenderer } from '../site/render/siteRenderer';
import type { Metrics } from './createMetrics';

/** The results of this process's page rendering, by release. Browsers cannot report these errors. */
export function observeRendering(metrics: Metrics, { counts }: Pick<SiteRenderer, 'counts'>): void {
  const of = (what: keyof RenderCounts) => () => Object.entries(counts()).map(([label, { [what]: value }]) => ({ label, value }));
  metrics.totals('pages_rendered_total', 'Pages rendered on the server, by release.', 'release', of('rendered'));
  metrics.totals(
    'page_renders_late_total',
    'Pages that were rendered later than the deadline, by release. Their first readers did not get them.',
    'release',
    of('late'),
  );
  metrics.totals(
    'page_renders_failed_total',
    'Pages that could not be rendered on the server, by release.',
    'release',
    of('failed'),
  );
  metrics.totals(
    'page_renders_skipped_total',
    'Pages left to browsers because their release had failed again and again just before, by release.',
    'release',
    of('skipped'),
  );
}
