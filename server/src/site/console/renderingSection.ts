import { escapeHtml } from '../../text/escapeHtml';
import type { Deployment } from '../deployments/Deployment';
import type { RenderCounts } from '../render/siteRenderer';

/** The live releases whose pages this server could not render. Empty if there are none. */
export function renderingSection({ base, canary }: Deployment, counts: Readonly<Record<string, RenderCounts>>): string {
  const live = [...Object.entries(base), ...Object.entries(canary?.versions ?? {})].map(
    ([name, version]) => `${name} ${version}`,
  );
  const rows = [...new Set(live)].sort().flatMap((release) => {
    const found = counts[release];
    return found && found.failed > 0 ? [row(release, found)] : [];
  });
  if (rows.length === 0) return '';
  return `<section aria-labelledby="rendering"><h2 id="rendering">Not rendered on the server</h2>
    <p class="quiet">Browsers render these pages instead, on a phone seconds later. Counted since this server started; its log says why each page failed. If it began with a release, roll that release back.</p>
    <ul class="list">${rows.join('')}</ul></section>`;
}

function row(release: string, { rendered, failed, skipped }: RenderCounts): string {
  const [name = '', version = ''] = release.split(' ');
  const left = skipped > 0 ? `, and ${skipped.toLocaleString('en')} were left to browsers because of it` : '';
  const words = `${failed.toLocaleString('en')} of ${(rendered + failed).toLocaleString('en')} pages failed${left}`;
  return `<li><b>${escapeHtml(name)}</b> <code>${escapeHtml(version)}</code> ${words}</li>`;
}
