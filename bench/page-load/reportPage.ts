import { escapeHtml } from '@komawari/server/src/text/escapeHtml';
import { type Report, tableCells } from '../report/report';
import type { LoadReport, RouteLoads } from './loadReport';
import type { LoadFigures } from './measureLoad';
import { VARIANTS, type Variant } from './routes';
import { summarize } from './summary';

const NAMES: Readonly<Record<Variant, string>> = {
  S: 'delivered',
  C: 'without server rendering',
  M: 'as one bundle',
  P: 'plain HTML',
};

const LANE_PX = 18;
const LABEL_PX = 170;
const PLOT_PX = 620;

/** The whole report as a self-contained page: every load as a dot, medians as lines, and the tables below. */
export function reportPage(loads: readonly LoadReport[], reports: readonly Report[]): string {
  const plots = loads.map(
    ({ profile, routes }) => `<section><h2>Largest paint, ${escapeHtml(profile.name)}</h2>${plot(routes)}</section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>How fast the first screen is</title>
<style>${STYLE}</style>
<main><h1>How fast the first screen is</h1>
<p class="legend">${VARIANTS.map((variant) => `<span class="${variant}">● ${NAMES[variant]}</span>`).join('')}</p>
${plots.join('\n')}
<section><h2>Figures</h2>${reports.map(table).join('\n')}</section>
</main></html>`;
}

function plot(routes: readonly RouteLoads[]): string {
  const paint = ({ largestPaint }: LoadFigures) => largestPaint;
  const longest = Math.max(1, ...routes.flatMap(({ loads }) => VARIANTS.flatMap((variant) => loads[variant].map(paint))));
  const x = (ms: number) => LABEL_PX + (ms / longest) * PLOT_PX;
  const height = routes.length * (VARIANTS.length * LANE_PX + 16) + 24;
  const lanes = routes.map(({ name, loads }, index) => {
    const top = index * (VARIANTS.length * LANE_PX + 16) + 8;
    const dots = VARIANTS.map((variant, lane) => {
      const y = top + lane * LANE_PX + LANE_PX / 2;
      const times = loads[variant].map(paint);
      const { median } = summarize(times);
      const line = `<line x1="${x(median)}" x2="${x(median)}" y1="${y - 7}" y2="${y + 7}"/>`;
      const label = `<text class="value" x="${x(median) + 8}" y="${y - 3}">${Math.round(median)}</text>`;
      return `<g class="${variant}">${times.map((ms) => `<circle cx="${x(ms)}" cy="${y}" r="3.5"/>`).join('')}${line}${label}</g>`;
    });
    return `<text x="0" y="${top + (VARIANTS.length * LANE_PX) / 2 + 4}">${escapeHtml(name)}</text>${dots.join('')}`;
  });
  const seconds = Array.from({ length: Math.floor(longest / 1000) + 1 }, (_, second) => second);
  const grid = seconds.map(
    (second) =>
      `<line class="grid" x1="${x(second * 1000)}" x2="${x(second * 1000)}" y1="0" y2="${height - 20}"/><text class="value" x="${x(second * 1000)}" y="${height - 6}">${second} s</text>`,
  );
  const width = LABEL_PX + PLOT_PX + 50;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Largest paints by route">${grid.join('')}${lanes.join('')}</svg>`;
}

function table(report: Report): string {
  const [head = [], ...rows] = tableCells(report);
  const cells = (tag: 'th' | 'td', row: readonly string[]) => row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr class="${row.at(-1)?.split(' ')[0] ?? ''}">${cells('td', row)}</tr>`).join('');
  const content = rows.length > 0 ? `<table><tr>${cells('th', head)}</tr>${body}</table>` : '';
  return `<h3>${escapeHtml(report.title)}</h3>${content}`;
}

const STYLE = `
:root { color-scheme: light dark; --s: light-dark(#c2255c, #ff8fb3); --c: light-dark(#5c6773, #a8b3bf); --m: light-dark(#2b8a3e, #8ce99a); --p: light-dark(#1864ab, #7cc0ff); }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 900px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 28px; } h2 { margin-top: 40px; } h3 { margin: 28px 0 8px; font-size: 15px; }
.legend { display: flex; flex-wrap: wrap; gap: 20px; }
.S { color: var(--s); fill: var(--s); stroke: var(--s); } .C { color: var(--c); fill: var(--c); stroke: var(--c); } .M { color: var(--m); fill: var(--m); stroke: var(--m); } .P { color: var(--p); fill: var(--p); stroke: var(--p); }
svg { width: 100%; height: auto; } svg text { fill: CanvasText; font-size: 13px; stroke: none; } svg .value { font-size: 11px; }
circle { stroke: none; opacity: .45; } line { stroke-width: 2; } .grid { stroke: color-mix(in srgb, CanvasText 15%, transparent); stroke-width: 1; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 3px 10px; border-bottom: 1px solid color-mix(in srgb, CanvasText 12%, transparent); }
th:first-child, td:first-child { text-align: left; } .misses td:last-child { color: var(--s); font-weight: 600; }
`;
