import path from 'node:path';
import type { ChapterPlan } from './planChapter';

const HEADINGS = ['Series', 'Volume', 'Chapter', 'Language', 'Cover', 'From'];

/** Longer texts are cut so that a line fits a terminal. */
const MAX_CELL = 40;

const segmenter = new Intl.Segmenter();

/** Returns a table of what would go where, as lines. The last column is not cut, because it names the file. */
export function planTable(plans: readonly ChapterPlan[]): string[] {
  if (plans.length === 0) return ['Nothing would be imported.'];
  const rows = [HEADINGS, ...plans.map((plan) => cellsOf(plan, plans))];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function cellsOf(plan: ChapterPlan, plans: readonly ChapterPlan[]): string[] {
  const { series, work, volume, number, language, origin } = plan;
  const isAmbiguous = plans.some((other) => other.series === series && other.work !== work);
  return [
    cut(isAmbiguous ? `${series} (${work})` : series),
    volume?.number ?? '-',
    number.name,
    language,
    cut(coverOf(plan, plans)),
    origin,
  ];
}

/** The cover belongs to the title, and its first chapter decides it. */
function coverOf(plan: ChapterPlan, plans: readonly ChapterPlan[]): string {
  const first = plans.find(({ work, language }) => work === plan.work && language === plan.language);
  if (first !== plan) return '-';
  return plan.coverFile === undefined ? plan.coverPage : path.basename(plan.coverFile);
}

function cut(text: string): string {
  const letters = [...segmenter.segment(text)].map(({ segment }) => segment);
  return letters.length > MAX_CELL ? `${letters.slice(0, MAX_CELL - 1).join('')}…` : text;
}

function padded(cell: string, width: number): string {
  return cell + ' '.repeat(width - widthOf(cell));
}

/** Width in terminal columns: accents take none, and East Asian characters take two. */
function widthOf(text: string): number {
  return [...segmenter.segment(text)].reduce(
    (sum, { segment }) => sum + (/[\u1100-\u115F\u2E80-\uFF60]/.test(segment) ? 2 : 1),
    0,
  );
}
