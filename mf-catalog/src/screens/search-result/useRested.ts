import { startTransition, useEffect, useState } from 'react';

/** Longer than it takes to find the next letter. */
const PAUSE_MS = 250;

/** A value as it was when it last stayed the same for a while: what is drawn by it is not drawn for every letter. */
export function useRested<Value>(value: Value, first: Value = value): Value {
  const [rested, setRested] = useState(first);
  // Time passes outside.
  useEffect(() => {
    const pause = setTimeout(() => startTransition(() => setRested(value)), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [value]);
  return rested;
}
