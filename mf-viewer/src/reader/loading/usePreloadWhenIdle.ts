import { whenIdle } from '@komawari/shared-ui';
import { useEffect } from 'react';

/** Loads parts when the browser is idle. A part that fails to load is requested again when it renders. */
export function usePreloadWhenIdle(parts: readonly { load: () => Promise<unknown> }[]): void {
  useEffect(() => whenIdle(() => parts.forEach(({ load }) => void load().catch(() => undefined))), [parts]);
}
