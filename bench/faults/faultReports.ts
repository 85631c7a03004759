import { groupBy } from '@komawari/server/src/content/lists/groupBy';
import { atMost } from '../report/goal';
import { percentile } from '../report/percentile';
import type { Report } from '../report/report';
import type { FaultEffect, FaultRunResult } from './faultRun';

/** Compares what writers were told with what the database contains at the end. */
export function verdictReport(results: ReadonlyMap<string, FaultRunResult>): Report {
  const verdicts = [...results.values()];
  return {
    title: 'Writes while a site is hurt',
    columns: [...results.keys()],
    rows: [
      { measure: 'Faults', values: verdicts.map(({ effects }) => effects.length) },
      { measure: 'Acknowledged writes', values: verdicts.map(({ acknowledged }) => acknowledged) },
      { measure: 'Failed writes', values: verdicts.map(({ failed }) => failed) },
      { measure: 'Marks and texts that have to be as acknowledged', values: verdicts.map(({ certain }) => certain) },
      { measure: 'Found', values: verdicts.map(({ found }) => found) },
      { measure: 'Lost', values: verdicts.map(({ lost }) => lost), goal: atMost(0) },
      { measure: 'Duplicated', values: verdicts.map(({ duplicated }) => duplicated), goal: atMost(0) },
      { measure: 'Wrong counts', values: verdicts.map(({ wrongCounts }) => wrongCounts), goal: atMost(0) },
    ],
  };
}

/** How each kind of fault affected writers and readers, and how soon the site was back. */
export function effectReport(place: string, effects: readonly FaultEffect[]): Report {
  const sum = (of: readonly FaultEffect[], key: 'failedWrites' | 'failedReads') =>
    of.reduce((all, effect) => all + effect[key], 0);
  return {
    title: `What each fault did: ${place}`,
    columns: ['times', 'failed writes', 'failed reads', 'ended', 'back after, p50 ms', 'longest, ms'],
    rows: [...groupBy(effects, ({ name }) => name)].map(([measure, of]) => {
      const times = of.map(({ backMs }) => backMs);
      const back = [percentile(times, 0.5), percentile(times, 1)];
      return {
        measure,
        values: [
          of.length,
          sum(of, 'failedWrites'),
          sum(of, 'failedReads'),
          of.filter(({ hasEnded }) => hasEnded).length,
          ...back,
        ],
      };
    }),
  };
}
