const RUNS = /\d+|\D+/g;

/** Compares names the way people count: `2.png` before `10.png`, ignoring case. It is a total order, so sorting is repeatable. */
export function naturalOrder(a: string, b: string): number {
  const left = a.toLowerCase().match(RUNS) ?? [];
  const right = b.toLowerCase().match(RUNS) ?? [];
  for (const [index, run] of left.entries()) {
    const other = right[index];
    const order = other === undefined ? 0 : compareRuns(run, other);
    if (order !== 0) return order;
  }
  return left.length - right.length || compareText(a, b);
}

function compareRuns(a: string, b: string): number {
  if (!isDigits(a) || !isDigits(b)) return compareText(a, b);
  const [left, right] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return left.length - right.length || compareText(left, right);
}

function isDigits(run: string): boolean {
  return run.charCodeAt(0) >= 48 && run.charCodeAt(0) <= 57;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
