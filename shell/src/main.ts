import { STATE_PARTS } from '@komawari/shared-state/parts';
import { readLocaleTables, runYielding, yieldToMain } from '@komawari/shared-ui';
import { trustedAddress } from './composition/assets/trustedAddress';
import { untilStyled } from './opening/untilStyled';

/**
 * All these modules are in this one file (`eager`), but they are evaluated one by one, so that a press in the meantime waits for
 * only one of them (docs/decisions/0130-scripts-in-parts.md). Remotes share each of them, or it cannot be tree-shaken.
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
  // The federation runtime was evaluated in this task.
  await yieldToMain();
  await runYielding(PARTS);
  const { startSite } = await import(/* webpackMode: "eager" */ './startSite');
  // Everything that follows formats dates, for which browsers read their locale tables. By now the worker has read them. If not,
  // they are read in a task of their own.
  await runYielding([() => tables, () => new Intl.DateTimeFormat()]);
  await startSite();
}

void start();
