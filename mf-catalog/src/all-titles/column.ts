/**
 * Many numbers that stay as they are, in as few bytes as the largest of them needs. The browser's collector has nothing to look at
 * in them, as it has in a list of ten thousand.
 */
export type Column<Value extends number = number> = (Uint8Array | Int16Array | Int32Array | Float64Array) & ArrayLike<Value>;

export function columnOf<Value extends number>(numbers: readonly Value[]): Column<Value> {
  // Browsers have arrays of numbers, and none of the values of one enumeration.
  return smallest(numbers) as Column<Value>;
}

function smallest(numbers: readonly number[]): Column {
  for (const Kind of [Uint8Array, Int16Array, Int32Array]) {
    const column = Kind.from(numbers);
    if (column.every((number, index) => number === numbers[index])) return column;
  }
  return Float64Array.from(numbers);
}
