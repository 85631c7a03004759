import type { Composition, CompositionOutline } from '@komawari/shared-state';

/** The same as for a remote's entry (`tooling/federation-runtime/remotes.ts`). The page that needs it has ten seconds in all. */
const DEADLINE_MS = 6000;

const asked = new WeakMap<CompositionOutline, Promise<Composition>>();
const failed = new WeakSet<CompositionOutline>();

/**
 * Requests the full composition, of which the page has only an outline: the files of each remote with their hashes. Requests it
 * once, and again only after a failure.
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
  // In this case the page already contains the full composition.
  if (wholeAt === undefined) return outline as Composition;
  // After a failure, the copy in the browser's cache may be the cause.
  const cache = failed.has(outline) ? 'reload' : 'default';
  const response = await fetch(wholeAt, { cache, signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`${wholeAt} answered ${response.status}`);
  // The server created it with the same types.
  return (await response.json()) as Composition;
}
