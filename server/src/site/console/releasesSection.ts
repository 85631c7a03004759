import { z } from 'zod';
import { escapeHtml } from '../../text/escapeHtml';
import type { Deployment } from '../deployments/Deployment';
import type { RecordedRelease } from '../releases/releaseStore';
import { timeTag } from './recordSection';

/** The gate's report in the record. A report that an older server wrote may lack fields. */
const reportShape = z.object({
  problems: z.array(z.object({ check: z.string(), text: z.string() })).catch([]),
  bytes: z.record(z.string(), z.record(z.string(), z.object({ before: z.number(), after: z.number() }))).catch({}),
  smoke: z
    .object({ pages: z.number(), notRun: z.array(z.string()) })
    .optional()
    .catch(undefined),
});

/** The published releases, with the size of their pages and the gate's report. */
export function releasesSection(releases: readonly RecordedRelease[], live: Deployment | undefined): string {
  return `<section aria-labelledby="releases"><h2 id="releases">Releases</h2><ol class="record">${releases.map((one) => row(one, live)).join('')}</ol></section>`;
}

function row(release: RecordedRelease, live: Deployment | undefined): string {
  const { name, version, publishedBy, publishedAt, sweptAt } = release;
  const state = stateOf(release, live);
  const { bytes, problems, smoke } = reportShape.catch({ problems: [], bytes: {} }).parse(release.report);
  const own = problems.filter(({ text }) => text.includes(`${name} ${version}`));
  return `<li><p><b>${escapeHtml(name)}</b> <code>${escapeHtml(version)}</code> ${state ? `<span class="tag">${state}</span>` : ''}</p>
    <p class="quiet">${escapeHtml(publishedBy)}, ${timeTag(publishedAt)}${sweptAt === null ? '' : `; its files were taken out ${timeTag(sweptAt)}`}</p>
    ${pagesTable(Object.entries(bytes[name] ?? {}))}
    ${smoke ? smokeRunText(smoke) : ''}
    ${own.map(({ check, text }) => `<p class="overruled">${escapeHtml(check)}: ${escapeHtml(text)}</p>`).join('')}</li>`;
}

function stateOf({ name, version }: RecordedRelease, live: Deployment | undefined): string {
  if (live?.base[name] === version) return 'live';
  return live?.canary?.versions[name] === version ? 'canary' : '';
}

/** What a browser opened before readers did, and what it did not open. */
function smokeRunText({ pages, notRun }: { pages: number; notRun: readonly string[] }): string {
  const seen = pages > 0 ? `${pages} pages opened in a browser` : 'No page was opened in a browser';
  return `<p class="quiet">${escapeHtml([seen, ...notRun.map((reason) => `not opened: ${reason}`)].join('; '))}</p>`;
}

/** The download size of each page, before and after. */
function pagesTable(pages: readonly [string, { before: number; after: number }][]): string {
  if (pages.length === 0) return '';
  const rows = pages.map(
    ([page, { before, after }]) =>
      `<tr><th scope="row">${escapeHtml(page)}</th><td>${before ? kib(before) : 'new'}</td><td>${kib(after)}</td><td>${before ? change(after - before) : ''}</td></tr>`,
  );
  return `<details><summary>Pages</summary><table><thead><tr><th scope="col">Page</th><th scope="col">Before</th><th scope="col">After</th><th scope="col">Change</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function change(bytes: number): string {
  return `${bytes > 0 ? '+' : ''}${kib(bytes)}`;
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}
