import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { timeLeft } from '../../model/end/timeLeft';

/** Timers of browsers hold a little more than three weeks. */
const MAX_TIMEOUT_MS = 86_400_000;

/** How long it still is, in words that change by themselves. */
export function Countdown({ at, className }: { at: number; className: string | undefined }) {
  const { formatRelativeTime } = useIntl();
  const [now, setNow] = useState(Date.now);
  const left = timeLeft(at, now);
  const wait = left && Math.min(left.changesIn, MAX_TIMEOUT_MS);
  // Time passes outside React.
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [wait, now]);
  return left && <span className={className}>{formatRelativeTime(left.value, left.unit)}</span>;
}
