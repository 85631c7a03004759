import { itemAt } from '../itemAt';
import { type Fault, KILL } from './faults';

/** So often a kill is followed by another fault. */
const KILLS_TO_ANOTHER = 5;

/** So many kills, with each other fault at least once evenly among them. */
export function faultPlan(kills: number, others: readonly Fault[]): Fault[] {
  const count = Math.max(others.length, Math.floor(kills / KILLS_TO_ANOTHER));
  const killed = Array.from({ length: kills }, (_, index) => ({ fault: KILL, at: (index + 0.5) / kills }));
  const hurt = Array.from({ length: count }, (_, index) => ({ fault: itemAt(others, index), at: (index + 0.5) / count }));
  return [...killed, ...hurt].sort((a, b) => a.at - b.at).map(({ fault }) => fault);
}
