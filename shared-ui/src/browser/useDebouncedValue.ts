import { startTransition, useEffect, useState } from 'react';

/** Longer than it takes to find the next letter on the keyboard. */
const PAUSE_MS = 250;

/**
 * Returns a value once it has stayed the same for a while, so that what depends on it does not render with every letter.
 * @param first the value until then
 */
export function useDebouncedValue<Value>(value: Value, first: Value = value): Value {
  const [debounced, setDebounced] = useState(first);
  // A timer runs outside React.
  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setDebounced(value)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return debounced;
}
