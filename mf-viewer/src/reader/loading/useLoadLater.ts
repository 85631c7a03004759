import { whenIdle } from '@komawari/shared-ui';
import { useEffect } from 'react';

/** Has parts come when the browser has time. What does not come is asked for again where it is drawn. */
export function useLoadLater(parts: readonly { load: () => Promise<unknown> }[]): void {
  useEffect(() => whenIdle(() => parts.forEach(({ load }) => void load().catch(() => undefined))), [parts]);
}
