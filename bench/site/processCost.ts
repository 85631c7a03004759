import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its own clock does. */
const TICK_MS = 10;

/** The processor time of a process, all its threads together, in milliseconds. Only Linux reports it this way. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Its resident memory in MiB. */
export function residentMib(pid: number): number {
  const [, kib = Number.NaN] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}
