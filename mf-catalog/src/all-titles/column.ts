/**
 * An immutable list of numbers that uses as few bytes per number as its largest number needs. Unlike a plain array of ten
 * thousand items, it gives the garbage collector nothing to visit.
 */
export type Column<Value extends number = number> = (Uint8Array | Int16Array | Int32Array | Float64Array) & ArrayLike<Value>;

export function columnOf<Value extends number>(numbers: readonly Value[]): Column<Value> {
  // Typed arrays exist for numbers, but not for the values of an enumeration.
  return smallest(numbers) as Column<Value>;
}

function smallest(numbers: readonly number[]): Column {
  for (const Kind of [Uint8Array, Int16Array, Int32Array]) {
    const column = Kind.from(numbers);
    if (column.every((number, index) => number === numbers[index])) return column;
  }
  return Float64Array.from(numbers);
}
