import { atMost, type Goal, lastWithin } from '../report/goal';
import { percentile } from '../report/percentile';
import type { Report, ReportRow } from '../report/report';
import type { LoadResult } from './load';
import type { SizeResult } from './SizeResult';

/** At least half of what nginx answers with the same processor time. */
const HALF_OF_NGINX: Goal = {
  text: '≥ 0.5 of nginx',
  judge: (values) => ({ isMet: (values.at(-1) ?? 0) >= 0.5 }),
};

/** What each call costs, and how it compares. */
export function callReport({ titles, calls }: SizeResult): Report {
  return {
    title: `The server, with ${titles.toLocaleString('en')} titles`,
    columns: ['a second', 'p50 ms', 'p99 ms', 'failed', 'a core, a second', 'bare Node', 'nginx', 'of nginx'],
    rows: calls.map(({ call, own, bareNode, nginx }): ReportRow => {
      const [perCore, nodePerCore, nginxPerCore] = [perCoreOf(own), perCoreOf(bareNode), perCoreOf(nginx)];
      const ratio = perCore / nginxPerCore;
      const values = [own.perSecond, own.p50, own.p99, own.failed, perCore, nodePerCore, nginxPerCore, ratio];
      return { measure: call.name, values, digits: 2, ...(nginx && { goal: HALF_OF_NGINX }) };
    }),
  };
}

/** Requests per second of processor time. */
function perCoreOf(load: LoadResult | undefined): number {
  return load ? 1000 / load.processorMs : Number.NaN;
}

/** How the cost grows with the library. */
export function growthReport(results: readonly SizeResult[]): Report {
  const of = (value: (result: SizeResult) => number) => results.map(value);
  const costs = (results[0]?.calls ?? []).map(({ call }, index): ReportRow => {
    const values = of(({ calls }) => calls[index]?.own.processorMs ?? Number.NaN);
    return { measure: `${call.name}: ms of a processor`, values, digits: 2, ...(!call.grows && { goal: lastWithin(1.5) }) };
  });
  return {
    title: 'The server, by titles in the library',
    columns: results.map(({ titles }) => titles.toLocaleString('en')),
    rows: [
      ...costs,
      {
        measure: 'A title, for the first time: ms of a processor',
        values: of(({ firstTitles }) => firstTitles?.processorMs ?? Number.NaN),
        digits: 2,
        goal: lastWithin(1.5),
      },
      { measure: '200 comment pages a second: p50 ms', values: of(({ commentPages }) => commentPages.p50), digits: 1 },
      {
        measure: '200 comment pages a second: p99 ms',
        values: of(({ commentPages }) => commentPages.p99),
        digits: 1,
        goal: atMost(20),
      },
      { measure: '200 likes a second: until kept, p99 ms', values: of(({ likes }) => percentile(likes.waits, 0.99)), digits: 1 },
      { measure: 'Likes that failed', values: of(({ likes }) => likes.failed), goal: atMost(0) },
      { measure: 'Wrong counts and marks at the end', values: of(({ likes }) => likes.wrong), goal: atMost(0) },
      { measure: 'Memory after the first answers, MiB', values: of(({ restMib }) => restMib), goal: atMost(250) },
      { measure: 'Memory after all of this, MiB', values: of(({ loadedMib }) => loadedMib) },
    ],
  };
}
