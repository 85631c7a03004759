/**
 * Returns the number that a shortened number stands for. The plural form depends on it: "83 тыс." takes "просмотров", although
 * 83,241 ends in one.
 */
export function pluralCount(count: number): number {
  return count < 1000 ? count : Math.floor(count / 1000) * 1000;
}
