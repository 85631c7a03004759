import type { Goal } from './goal';

export interface ReportRow {
  measure: string;
  /** One value per column. */
  values: readonly number[];
  /** Digits after the decimal point. */
  digits?: number;
  goal?: Goal;
}

export interface Report {
  title: string;
  columns: readonly string[];
  rows: readonly ReportRow[];
}

/** The table as cells, starting with its header: what was measured, the goal, and whether it is met. */
export function tableCells({ columns, rows }: Report): string[][] {
  return [['', ...columns, 'goal', ''], ...rows.map((row) => cellsOf(row))];
}

/** The table as lines below its title. A report without rows consists of its title. */
export function reportLines(report: Report): string[] {
  const { title, columns, rows } = report;
  if (rows.length === 0) return [title];
  const cells = tableCells(report);
  const [head = []] = cells;
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) =>
    line
      .map((cell, column) => pad(cell, widths[column] ?? 0, isNumber(column, columns)))
      .join('  ')
      .trimEnd(),
  );
  const [heading = '', ...below] = lines;
  return [title, '', heading, '-'.repeat(Math.max(...lines.map(({ length }) => length))), ...below];
}

export function printReport(report: Report): void {
  console.log(`\n${reportLines(report).join('\n')}\n`);
}

function cellsOf({ measure, values, digits = 0, goal }: ReportRow): string[] {
  const numbers = values.map((value) => (Number.isNaN(value) ? '–' : formatted(value, digits)));
  if (!goal) return [measure, ...numbers, '', ''];
  const { isMet, remark } = goal.judge(values);
  return [measure, ...numbers, goal.text, (isMet ? 'meets' : 'misses') + (remark ? ` (${remark})` : '')];
}

function formatted(value: number, digits: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function isNumber(column: number, columns: readonly string[]): boolean {
  return column > 0 && column <= columns.length;
}

function pad(cell: string, width: number, isRight: boolean): string {
  return isRight ? cell.padStart(width) : cell.padEnd(width);
}
