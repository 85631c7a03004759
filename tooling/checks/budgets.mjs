import { readFileSync } from 'node:fs';
import { budgetErrors, grownModules } from '../budgets/budgetErrors.mjs';
import { BUDGETS_FILE } from '../budgets/budgetsFile.mjs';
import { measureScripts, readBuilds } from '../budgets/firstScreens.mjs';

/** A file that all pages load makes every page too large, so the list needs a limit. */
const MAX_TOLD = 5;

/**
 * Checks that no first screen and no release exceeds its script budget. For each one that does, says what grew and which import
 * brought it in.
 */
export function checkBudgets(say) {
  const budgets = JSON.parse(readFileSync(BUDGETS_FILE, 'utf8'));
  const measured = measureScripts(readBuilds());
  const errors = budgetErrors(measured, budgets);
  for (const { text } of errors.slice(0, MAX_TOLD)) say(text);
  if (errors.length > MAX_TOLD) say(`… and ${errors.length - MAX_TOLD} more.`);
  for (const name of new Set(errors.flatMap(({ releases }) => releases))) {
    const grown = grownModules(measured.modules.get(name), budgets.releases[name]?.sourceKb ?? {});
    if (grown.length > 0) say(`What has grown in ${name}:\n${grown.join('\n')}`);
  }
  return { passed: measured.routes.size + measured.releases.size - errors.length, failed: errors.length };
}
