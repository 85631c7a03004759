/** The goal of a row in the table. */
export interface Goal {
  text: string;
  judge: (values: readonly number[]) => { isMet: boolean; remark?: string };
}

/** No value is above this one. */
export function atMost(limit: number, unit = ''): Goal {
  return {
    text: limit === 0 ? '0' : `≤ ${limit}${unit && ` ${unit}`}`,
    judge: (values) => ({ isMet: values.every((value) => value <= limit) }),
  };
}

/** No value is below this one. */
export function atLeast(limit: number): Goal {
  return { text: `≥ ${limit}`, judge: (values) => ({ isMet: values.every((value) => value >= limit) }) };
}

/**
 * The last value is at most this many times the first. One run shows whether a cost grows with the content, on a slow machine
 * too.
 */
export function lastWithin(times: number): Goal {
  return {
    text: `last ≤ ${times} × first`,
    judge(values) {
      const [first = Number.NaN] = values;
      const ratio = (values.at(-1) ?? Number.NaN) / first;
      return { isMet: ratio <= times, remark: `${ratio.toFixed(2)} ×` };
    },
  };
}
