import { atMost } from '../report/goal';
import { type LoadReport, loadReports } from './loadReport';
import type { LoadFigures } from './measureLoad';
import { reportPage } from './reportPage';

const load = (largestPaint: number): LoadFigures => ({
  firstPaint: largestPaint / 2,
  largestPaint,
  blockingTime: 0,
  longestTask: 40,
  longestScript: 30,
  hydrated: 2000,
  layoutShift: 0,
  requests: 3,
  depth: 1,
  scriptKib: 100,
  allKib: 200,
  heapMb: 5,
});

const times = (...paints: number[]) => paints.map(load);

const REPORT: LoadReport = {
  profile: { name: 'a phone', cpuSlowdown: 4 },
  routes: [
    {
      name: 'Home',
      loads: { S: times(1050, 1000, 1020), C: times(3000, 3100, 2900), M: times(1000, 990, 1010), P: times(1000, 1000, 990) },
    },
    {
      name: 'Title',
      loads: { S: times(1000, 2000, 500), C: times(3000, 3100, 2900), M: times(1000, 990, 1010), P: times(1000, 1000, 990) },
    },
  ],
};

test('a route has a table of medians that compares the site with one bundle and with plain HTML', () => {
  const [home] = loadReports(REPORT);
  expect(home?.title).toBe('Home (a phone)');
  expect(home?.rows[0]?.values).toEqual([1020, 3000, 1000, 1000, 1.02, 1.02]);
});

test('both comparisons have their own limit, and scripts are not compared with plain HTML', () => {
  const [home] = loadReports(REPORT);
  const row = (measure: string) => home?.rows.find((each) => each.measure.startsWith(measure));
  const { judge, text } = row('largest paint')!.goal!;
  expect(text).toBe('≤ 1.05 to M, ≤ 1.1 to P');
  expect(
    [judge([1, 1, 1, 1, 1.05, 1.1]), judge([1, 1, 1, 1, 1.06, 1]), judge([1, 1, 1, 1, 1, 1.2])].map(({ isMet }) => isMet),
  ).toEqual([true, false, false]);
  expect(row('scripts')?.goal?.judge([1, 1, 1, 0, 1.1, Number.NaN]).isMet).toBe(true);
});

test('a route with noisy measurements is rejected, with its spread', () => {
  const [, title] = loadReports(REPORT);
  expect(title).toMatchObject({ columns: [], rows: [] });
  expect(title?.title).toMatch(/^Title \(a phone\): rejected, .* 150 % wide$/);
});

test('the page shows a dot for each load, and each value beside its goal', () => {
  const table = { title: 'Presses <all>', columns: ['p98'], rows: [{ measure: 'ms', values: [120], goal: atMost(100, 'ms') }] };
  const html = reportPage([REPORT], [table]);
  expect(html.match(/<circle/g)).toHaveLength(24);
  expect(html).toContain('Presses &lt;all&gt;');
  expect(html).toContain('<td>120</td><td>≤ 100 ms</td><td>misses</td>');
});
