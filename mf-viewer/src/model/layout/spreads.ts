import { isSpreadHalf, isStripPiece, isWidePage } from '@komawari/shared-domain';
import { PageType } from '@komawari/shared-proto';

/** What determines how a leaf is paired. Every leaf that is not a picture of the comic stands alone. */
export type SpreadLeaf =
  | { kind: 'comic'; type: PageType; width: number; height: number }
  | { kind: 'banners' | 'advertisement' | 'last' };

/** What the stage shows at once. Leaves are indexes in reading order, `first` before `last`. */
export interface Spread {
  first: number;
  last: number;
  /** `pair`: two leaves. `left`, `right`: one leaf with a blank beside it. `full`: one leaf in the center. */
  slot: 'pair' | 'left' | 'right' | 'full';
}

export interface Binding {
  isDouble: boolean;
  isRtl: boolean;
  /** The reader's correction for incomplete data: every run starts one page later. */
  isShifted?: boolean;
}

/**
 * `lead` is the half that is read first: the right one when reading from the right. `alone` is a picture that never forms a pair.
 */
type Role = 'lead' | 'trail' | 'plain' | 'alone' | 'other';

/**
 * Groups the leaves of a chapter into spreads, based on the data of each page. Successive halves form one spread. Wide pages and
 * pieces of a strip stand alone. The other pages pair up so that the first true spread is aligned. Without a true spread, the
 * first page stands alone, as in a book.
 */
export function spreadsOf(leaves: readonly SpreadLeaf[], { isDouble, isRtl, isShifted = false }: Binding): Spread[] {
  if (!isDouble) return leaves.map((_, index) => ({ first: index, last: index, slot: 'full' }));
  const roles = leaves.map((leaf) => roleOf(leaf, isRtl));
  return runsOf(roles).flatMap((run, index) =>
    bindRun(roles, run, { isRtl, skipsOne: startsAlone(roles, run, index === 0) !== isShifted }),
  );
}

/** The index of the spread that shows a leaf. */
export function spreadIndexOf(spreads: readonly Spread[], leaf: number): number {
  const index = spreads.findIndex(({ first, last }) => first <= leaf && leaf <= last);
  return Math.max(0, index);
}

/** The leaves of a spread in screen order, from left to right. */
export function leavesOnScreen({ first, last }: Spread, isRtl: boolean): number[] {
  if (first === last) return [first];
  return isRtl ? [last, first] : [first, last];
}

function roleOf(leaf: SpreadLeaf, isRtl: boolean): Role {
  if (leaf.kind !== 'comic') return 'other';
  if (isWidePage(leaf) || isStripPiece(leaf)) return 'alone';
  if (!isSpreadHalf(leaf.type)) return 'plain';
  return (leaf.type === PageType.RIGHT) === isRtl ? 'lead' : 'trail';
}

interface Run {
  from: number;
  /** The index after the last page. */
  to: number;
}

/** Groups pages that can pair with each other into runs. Each page between them that cannot pair is a run of its own. */
function runsOf(roles: readonly Role[]): Run[] {
  const runs: Run[] = [];
  roles.forEach((role, index) => {
    const current = runs.at(-1);
    const before = roles[index - 1];
    if (current && before && canPair(role) && canPair(before)) current.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  });
  return runs;
}

function canPair(role: Role): boolean {
  return role !== 'alone' && role !== 'other';
}

/** Whether the first page of a run stands alone: if that aligns the first true spread, or the wide page that follows. */
function startsAlone(roles: readonly Role[], { from, to }: Run, isFirstRun: boolean): boolean {
  for (let index = from; index + 1 < to; index += 1) {
    if (roles[index] === 'lead' && roles[index + 1] === 'trail') return (index - from) % 2 === 1;
  }
  if (roles[to] === 'alone') return isFirstRun && (to - from) % 2 === 1;
  return isFirstRun;
}

function bindRun(
  roles: readonly Role[],
  { from, to }: Run,
  { isRtl, skipsOne }: { isRtl: boolean; skipsOne: boolean },
): Spread[] {
  const spreads: Spread[] = [];
  const leadSlot = isRtl ? 'right' : 'left';
  const trailSlot = isRtl ? 'left' : 'right';
  let waiting: number | undefined;
  const settle = () => {
    if (waiting !== undefined) spreads.push({ first: waiting, last: waiting, slot: leadSlot });
    waiting = undefined;
  };
  for (let index = from; index < to; index += 1) {
    // The index stays within the array.
    const role = roles[index]!;
    // Only a true half makes the page before it stand alone.
    if (role === 'lead') settle();
    if (!canPair(role)) {
      spreads.push({ first: index, last: index, slot: 'full' });
    } else if (waiting !== undefined) {
      spreads.push({ first: waiting, last: index, slot: 'pair' });
      waiting = undefined;
    } else if (role === 'trail' || (role === 'plain' && index === from && skipsOne)) {
      spreads.push({ first: index, last: index, slot: trailSlot });
    } else {
      waiting = index;
    }
  }
  settle();
  return spreads;
}
