import { itemAt } from '../itemAt';
import { type Fault, KILL } from './faults';

/** The number of kills before another fault. */
const KILLS_TO_ANOTHER = 5;

/** A plan with this many kills, and the other faults spread evenly among them, each at least once. */
export function faultPlan(kills: number, others: readonly Fault[]): Fault[] {
  const count = Math.max(others.length, Math.floor(kills / KILLS_TO_ANOTHER));
  const killed = Array.from({ length: kills }, (_, index) => ({ fault: KILL, at: (index + 0.5) / kills }));
  const hurt = Array.from({ length: count }, (_, index) => ({ fault: itemAt(others, index), at: (index + 0.5) / count }));
  return [...killed, ...hurt].sort((a, b) => a.at - b.at).map(({ fault }) => fault);
}
