import { startTransition, useEffect, useState } from 'react';

/** Longer than it takes to find the next letter. */
const PAUSE_MS = 250;

/**
 * A value as it was when it last stayed the same for a while: what is drawn by it is not drawn for every letter.
 * @param first what it is until then
 */
export function useDebouncedValue<Value>(value: Value, first: Value = value): Value {
  const [debounced, setDebounced] = useState(first);
  // Time passes outside.
  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setDebounced(value)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return debounced;
}
