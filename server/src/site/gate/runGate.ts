import { SHELL } from '../releases/releaseDocument';
import { byteGrowth } from './bytes';
import type { CheckName, GateInput, GateProblem, GateReport } from './GateReport';
import { sharedProblems } from './shared';
import { styleProblems } from './styles';
import { urlProblems } from './urls';
import { useProblems } from './uses';
import { wireProblems } from './wire';
import { wordProblems } from './words';

/** Checks everything that a change would bring, before readers see any of it. */
export async function runGate({ sites, before, added: incoming, files, smoke }: GateInput): Promise<GateReport> {
  const growth = await Promise.all(
    incoming.map(async (added) => {
      const live = before.find((one) => one.release.name === added.release.name);
      return { name: added.release.name, ...(await byteGrowth(live, added, files)) };
    }),
  );
  const words = await Promise.all(incoming.map(({ release }) => wordProblems(release, files)));
  const styles = await Promise.all(incoming.map(({ release }) => styleProblems(release, files)));
  const problems = [
    ...asProblems('contract', sites.every(hasShell) ? [] : [NO_SHELL], true),
    ...asProblems('urls', sites.flatMap(urlProblems), true),
    ...asProblems('shared', sites.flatMap(sharedProblems)),
    ...asProblems('uses', sites.flatMap(useProblems)),
    ...asProblems(
      'wire',
      sites.flatMap((site) => wireProblems(site)),
    ),
    ...asProblems('words', words.flat()),
    ...asProblems('styles', styles.flat()),
    ...asProblems(
      'bytes',
      growth.flatMap(({ problems: grown }) => grown),
    ),
    ...asProblems('smoke', smoke?.problems ?? []),
  ];
  return {
    problems: unique(problems),
    bytes: Object.fromEntries(growth.map(({ name, pages }) => [name, pages])),
    ...(smoke && { smoke: { pages: smoke.pages, notRun: smoke.notRun } }),
  };
}

const NO_SHELL = 'The site has no shell, which every page begins with. Publish the shell first, or together with the remotes.';

function hasShell(site: GateInput['before']): boolean {
  return site.some(({ release }) => release.name === SHELL);
}

function asProblems(check: CheckName, texts: readonly string[], isFinal = false): GateProblem[] {
  return texts.map((text) => ({ check, text, isFinal }));
}

/** An objection for everyone applies to the canary's readers too, but is reported only once. */
function unique(problems: readonly GateProblem[]): GateProblem[] {
  return [...new Map(problems.map((problem) => [problem.text, problem])).values()];
}
