/**
 * The number that a shortened one stands for, to choose the plural by: "83 тыс." is said with "просмотров",
 * though 83,241 views end in a one.
 */
export function countAsShown(count: number): number {
  return count < 1000 ? count : Math.floor(count / 1000) * 1000;
}
