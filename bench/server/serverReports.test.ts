import { reportLines } from '../report/report';
import { processorMs, residentMib } from '../site/processCost';
import type { SizeResult } from './SizeResult';
import { callReport, growthReport } from './serverReports';

const load = { perSecond: 100, p50: 1, p99: 9, processorMs: 2, failed: 0 };
const call = { name: 'Home', path: () => '/', isShared: true };
const size = (titles: number, own: number): SizeResult => ({
  titles,
  calls: [
    { call, own: { ...load, processorMs: own }, bareNode: { ...load, processorMs: 1.25 }, nginx: { ...load, processorMs: 1 } },
  ],
  firstTitles: { ...load, processorMs: own * 3 },
  commentPages: load,
  likes: { sentPerSecond: 1, answeredPerSecond: 1, waits: [3], failed: 0, wrong: 0 },
  restMib: 300,
  loadedMib: 400,
});

test('the cost of a call is compared with nginx by processor time', () => {
  const lines = reportLines(callReport(size(100, 2)));
  expect(lines.at(-1)).toMatch(
    /^Home +100\.00 +1\.00 +9\.00 +0\.00 +500\.00 +800\.00 +1,000\.00 +0\.50 +≥ 0\.5 of nginx +meets$/,
  );
  expect(reportLines(callReport(size(100, 2.1))).at(-1)).toMatch(/misses$/);
});

test('growth is judged by processor time per request, and memory by its goal', () => {
  const lines = reportLines(growthReport([size(100, 1), size(10_000, 2)])).join('\n');
  expect(lines).toMatch(/Home: ms of a processor +1\.00 +2\.00 +last ≤ 1\.5 × first +misses \(2\.00 ×\)/);
  expect(lines).toMatch(/A title, for the first time: ms of a processor +3\.00 +6\.00 +last ≤ 1\.5 × first +misses/);
  expect(lines).toMatch(/Memory after the first answers, MiB +300 +300 +≤ 250 +misses/);
});

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('processorMs and residentMib agree with the figures of Node', () => {
  const used = process.cpuUsage();
  expect(Math.abs(processorMs(process.pid) - (used.user + used.system) / 1000)).toBeLessThan(100);
  expect(residentMib(process.pid) / (process.memoryUsage.rss() / 1024 ** 2)).toBeCloseTo(1, 1);
});
