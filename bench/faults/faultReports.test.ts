import { faultPlan } from './faultPlan';
import { effectReport } from './faultReports';
import { FLOOD, KILL, STOP } from './faults';

test('a plan has the given number of kills, and each other fault at least once between them', () => {
  const few = faultPlan(3, [STOP, FLOOD]);
  expect(few.filter((fault) => fault === KILL)).toHaveLength(3);
  expect(few.slice(1, -1)).toEqual(expect.arrayContaining([STOP, FLOOD]));
  const many = faultPlan(100, [STOP, FLOOD]);
  expect(many.filter((fault) => fault === STOP)).toHaveLength(10);
});

test('effects are reported per kind of fault: count, failures and recovery time', () => {
  const effect = { name: 'killed', failedWrites: 2, failedReads: 1, backMs: 100, repairMs: 90, workedMs: 50, hasEnded: false };
  const { rows } = effectReport('here', [effect, { ...effect, backMs: 300, hasEnded: true }, { ...effect, name: 'stopped' }]);
  expect(rows).toEqual([
    { measure: 'killed', values: [2, 4, 2, 1, 100, 300] },
    { measure: 'stopped', values: [1, 2, 1, 0, 100, 100] },
  ]);
});
