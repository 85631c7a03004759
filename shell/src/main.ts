import { STATE_PARTS } from '@komawari/shared-state/parts';
import { inTurns, nextTask, readLocaleTables } from '@komawari/shared-ui';
import { trustedAddress } from './composition/assets/trustedAddress';
import { untilStyled } from './opening/untilStyled';

/**
 * All of it lies in this one file (`eager`) and is evaluated part by part, so that a press that comes meanwhile waits for one part
 * and not for all (docs/decisions/0130-scripts-in-parts.md). Each is a module that remotes share, or one that cannot be shaken.
 */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'react-intl'),
  () => import(/* webpackMode: "eager" */ '@komawari/shared-proto'),
  ...STATE_PARTS,
  () => import(/* webpackMode: "eager" */ '@komawari/shared-state'),
];

async function start(): Promise<void> {
  const tables = readLocaleTables(window, (worker) => trustedAddress(worker, (asked) => asked === worker));
  await untilStyled(document);
  // The federation runtime was evaluated just now.
  await nextTask();
  await inTurns(PARTS);
  const { startSite } = await import(/* webpackMode: "eager" */ './startSite');
  // All that follows formats dates, for which browsers read their tables: the worker has by now, or they are read in a turn of their own.
  await inTurns([() => tables, () => new Intl.DateTimeFormat()]);
  await startSite();
}

void start();
