import type { Composition, CompositionOutline } from '@komawari/shared-state';

/** As for the entry of a remote (`tooling/federation-runtime/remotes.ts`): the page behind it has ten seconds in all. */
const DEADLINE_MS = 6000;

const asked = new WeakMap<CompositionOutline, Promise<Composition>>();
const failed = new WeakSet<CompositionOutline>();

/**
 * All of a composition of which the page has an outline: the files of each remote, with their hashes. It is asked for once, and
 * again when that has failed.
 */
export function wholeComposition(outline: CompositionOutline): Promise<Composition> {
  const known = asked.get(outline);
  if (known) return known;
  const whole = askFor(outline);
  asked.set(outline, whole);
  whole.catch(() => {
    asked.delete(outline);
    failed.add(outline);
  });
  return whole;
}

async function askFor(outline: CompositionOutline): Promise<Composition> {
  const { wholeAt } = outline;
  // The page has all of it then.
  if (wholeAt === undefined) return outline as Composition;
  // What the browser has kept may be what failed.
  const cache = failed.has(outline) ? 'reload' : 'default';
  const response = await fetch(wholeAt, { cache, signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${wholeAt} answered ${response.status}`);
  // The server made it with the same types.
  return (await response.json()) as Composition;
}
