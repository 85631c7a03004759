import { escapeHtml } from '../../text/escapeHtml';
import type { Deployment } from '../deployments/Deployment';
import type { RenderCounts, RenderFailure, SiteRenderer } from '../render/siteRenderer';

/** What this server rendered of each release, and could not render. */
export type RenderingRecord = Pick<SiteRenderer, 'counts' | 'lastFailures'>;

/** The live releases whose pages this server could not render. Empty if there are none. */
export function renderingSection({ base, canary }: Deployment, { counts, lastFailures }: RenderingRecord): string {
  const live = [...Object.entries(base), ...Object.entries(canary?.versions ?? {})].map(
    ([name, version]) => `${name} ${version}`,
  );
  const rows = [...new Set(live)].sort().flatMap((release) => {
    const found = counts()[release];
    return found && found.failed > 0 ? [row(release, found, lastFailures()[release])] : [];
  });
  if (rows.length === 0) return '';
  return `<section aria-labelledby="rendering"><h2 id="rendering">Not rendered on the server</h2>
    <p class="quiet">Browsers render these pages instead, on a phone seconds later. Counted since this server started; its log has the stack of each error. If it began with a release, roll that release back.</p>
    <ul class="list">${rows.join('')}</ul></section>`;
}

function row(release: string, { rendered, failed, skipped }: RenderCounts, last: RenderFailure | undefined): string {
  const [name = '', version = ''] = release.split(' ');
  const left = skipped > 0 ? `, and ${skipped.toLocaleString('en')} were left to browsers because of it` : '';
  const words = `${failed.toLocaleString('en')} of ${(rendered + failed).toLocaleString('en')} pages failed${left}`;
  const [reason = ''] = last?.reason.split('\n') ?? [];
  const latest = last ? `. The latest: <code>${escapeHtml(last.address)}</code> ${escapeHtml(reason)}` : '';
  return `<li><b>${escapeHtml(name)}</b> <code>${escapeHtml(version)}</code> ${words}${latest}</li>`;
}
